import type { Page } from "@playwright/test";
import { hydrated } from "./fixtures.ts";

export const ENDPOINT = "**/api/quote-requests?*";

/** Returns the locators of the form on a product page. */
export function formOf(page: Page) {
  const panel = page.locator("#get-quote");
  // The card that asks for contact details is a form, too.
  const form = panel.locator("form:has([name=insuranceType])");
  return {
    form,
    /** The outcome that stays after the success message disappears. */
    outcome: panel.getByRole("group", { name: "The answer to your request" }),
    zip: form.getByLabel("ZIP Code"),
    name: form.getByLabel("Full Name"),
    email: form.getByLabel("Email Address"),
    phone: form.getByLabel("Phone Number"),
    consent: form.getByRole("checkbox"),
    button: form.getByRole("button"),
    /** The button that unfolds the empty form again. */
    another: panel.getByText("Send another request"),
    success: panel.getByText("It was sent to our agents mailbox."),
    failure: form.getByRole("alert"),
  };
}

export async function fillIn(page: Page) {
  const { zip, name, email, phone } = formOf(page);
  await zip.fill("77008");
  await name.fill("Rosa Medina");
  await email.fill("rosa@example.com");
  await phone.fill("713-555-0188");
}

/** Opens a product page like a person who takes a moment before writing. */
export async function visit(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.clock.fastForward(5_000);
}
