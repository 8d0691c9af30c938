import type { Page } from "@playwright/test";
import { logInAs } from "../accounts.ts";
import { expect, open, test } from "../fixtures.ts";
import { answerOf } from "../answer-of.ts";

/** The pace of a quick typist; Playwright's own is a robot's. */
const PACE = { delay: 120 };

/** Returns the spam verdict of the desk on a request. */
async function suspicionOf(page: Page, reference: string) {
  await logInAs(page, "agent");
  const answer = await page.request.get(`/api/quote-requests/${reference}`);
  const { isSuspect, suspicion } = await answerOf<"GET /api/quote-requests/:id">(answer);
  return { isSuspect, suspicion };
}

type Receipt = { reference: string; answerBy?: string };
const REAL = { isSuspect: false, suspicion: null };

/** Sends the form and returns the server's response. */
async function receiptAfter(page: Page, send: () => Promise<void>): Promise<Receipt> {
  const answer = page.waitForResponse("**/api/quote-requests?*");
  await send();
  const receipt: Receipt = await (await answer).json();
  return receipt;
}

test("W18: a ZIP code typed at a human pace, as the very first gesture, is no spam", async ({ page }) => {
  await page.goto("/auto");
  const form = page.locator("#get-quote form");
  const { reference } = await receiptAfter(page, async () => {
    await form.getByLabel("ZIP Code").pressSequentially("77008", PACE);
    await page.waitForSelector("html:not(:has([data-asleep]))", { state: "attached" });
    await page.keyboard.press("Enter");
  });
  expect(await suspicionOf(page, reference)).toEqual(REAL);
});

test("W18: a form that the browser fills in at its first touch is no spam, and is told when", async ({ page }) => {
  await page.goto("/quote?type=auto");
  const form = page.locator("form:has([name=insuranceType])");
  await form.getByLabel("Full Name").focus();
  // Autofill sets all values at once, and fires the same events as typing.
  await form.evaluate((element: HTMLFormElement) => {
    const known = { name: "Rosa Vela", email: "rosa@example.com", phone: "713-555-0190", zipCode: "77008" };
    for (const [name, value] of Object.entries(known)) {
      const field = element.elements.namedItem(name) as HTMLInputElement;
      field.value = value;
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  });
  await page.waitForSelector("html:not(:has([data-asleep]))", { state: "attached" });
  const { reference, answerBy } = await receiptAfter(page, () =>
    form.getByRole("button", { name: "Get My Free Quote" }).click(),
  );
  expect(answerBy).toBeTruthy();
  expect(await suspicionOf(page, reference)).toEqual(REAL);
});

/** Returns the fill time that the form on a product page reports. */
async function fillTime(page: Page): Promise<number> {
  const asked = page.waitForRequest("**/api/quote-requests?*");
  await page.locator("#get-quote form").getByLabel("ZIP Code").pressSequentially("77008");
  await page.waitForSelector("html:not(:has([data-asleep]))", { state: "attached" });
  await page.keyboard.press("Enter");
  const { elapsedMs }: { elapsedMs: number } = (await asked).postDataJSON();
  return elapsedMs;
}

test("a form of the first page counts from when it was shown, not from when it woke", async ({ page }) => {
  await page.clock.install();
  await page.goto("/auto");
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await page.clock.fastForward(60_000);
  expect(await fillTime(page)).toBeGreaterThanOrEqual(60_000);
});

test("a form reached by navigation counts from when it was shown, not from when the visit began", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await page.clock.fastForward(60_000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Auto Insurance", exact: true }).click();
  await expect(page.locator("#get-quote form")).toBeVisible();
  await page.clock.fastForward(7_000);
  const elapsed = await fillTime(page);
  expect(elapsed).toBeGreaterThanOrEqual(7_000);
  expect(elapsed).toBeLessThan(60_000);
});
