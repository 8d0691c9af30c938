import type { Page } from "@playwright/test";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, unique } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";
import { answerOf } from "../answer-of.ts";
import { AGREED } from "../../support/agreed.ts";

/** Sends a quote request and waits until it is linked to a customer. */
async function ask(page: Page, person: { name: string; email: string; phone: string }, more: object = {}) {
  const data = { insuranceType: "auto", zipCode: "77573", ...person, ...more };
  const answer = await page.request.post("/api/quote-requests", { data });
  const { reference } = await answerOf<"POST /api/quote-requests">(answer);
  let customerId: number | null = null;
  await expect
    .poll(async () => {
      const viewed = await page.request.get(`/api/quote-requests/${reference}`);
      ({ customerId } = (await answerOf<"GET /api/quote-requests/:id">(viewed)).work);
      return customerId;
    })
    .not.toBeNull();
  return { reference, customerId: customerId ?? 0 };
}

let numbers = 1000 + Math.floor(Math.random() * 8000);
const number = () => `281555${numbers++}`;

test("a senior agent finds a customer, merges a double by keyboard, undoes it, and keeps policies", async ({
  page,
}) => {
  await logInAs(page, "senior_agent");
  const phone = number();
  const name = `Vera ${unique("Ibarra")}`;
  const kept = await ask(page, { name, email: `${unique("vera")}@example.com`, phone }, AGREED);
  const double = await ask(page, { name: `Vero ${unique("Lima")}`, email: `${unique("vero")}@example.com`, phone });
  expect(double.customerId).not.toBe(kept.customerId);

  await open(page, `/agent-dashboard?request=${kept.reference}`);
  await page.getByRole("link", { name: "Everything about this customer" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call \(281\) 555-/ })).toHaveAttribute("href", `tel:+1${phone}`);
  // Texts and mails are written here, not in another program.
  await expect(page.locator("#main a:is([href^='sms:'], [href^='mailto:'])")).toHaveCount(0);
  await page.getByRole("button", { name: /^Text / }).click();
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer.getByRole("combobox", { name: "To", exact: true })).toHaveValue(`sms +1${phone}`);
  await expect(answer.getByRole("textbox", { name: "Message" })).toBeFocused();
  await answer.getByRole("button", { name: "Discard" }).click();
  const history = page.getByRole("list", { name: "What happened" }).getByRole("listitem");
  await expect(history.last()).toContainText("Asked for a quote: Auto Insurance");
  await expectAccessible(page);

  await page.getByRole("button", { name: /^Merge Vero/ }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Merge" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Merged customers" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "May be the same person" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: double.reference, exact: true })).toBeVisible();
  await open(page, `/customers/${double.customerId}`);
  await expect(page).toHaveURL(`/customers/${kept.customerId}`);
  await page.getByRole("button", { name: /^Undo the merge of Vero/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "May be the same person" })).toBeVisible();
  await expect(page.getByRole("link", { name: double.reference, exact: true })).toHaveCount(0);
  await expect(history.first()).toContainText("undid a merge of customers");

  // The two customers are marked as different people, and the mark is removed again.
  await page.getByRole("button", { name: /^Vero.* is not the same person$/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "Not the same person" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("list", { name: "Not the same person" })).toContainText("Vero");
  await expect(page.getByRole("heading", { name: "May be the same person" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Suggest again: Vero/ }).press("Enter");
  await expect(page.getByRole("heading", { name: "May be the same person" })).toBeFocused();

  await page.getByRole("button", { name: "Add policy" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Carrier")).toBeFocused();
  const policy = unique("POL");
  await dialog.getByLabel("Carrier").fill("Acme Mutual");
  await dialog.getByLabel("Policy number").fill(policy);
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Effective date").fill(day(45));
  await dialog.getByLabel("Expiration date").fill(day(40));
  await dialog.getByLabel("Premium in dollars").fill("$1,234.50");
  await dialog.getByRole("button", { name: "Save policy" }).click();
  await expect(dialog.getByText("The renewal must be after the effective date")).toBeVisible();
  await dialog.getByLabel("Effective date").fill(day(-325));
  await dialog.getByRole("button", { name: "Save policy" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Policies" })).toContainText("$1,234.50");

  await open(page, "/customers");
  await page.getByRole("searchbox").fill(policy);
  await expect(page.getByRole("list", { name: "Customer files" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("tab", { name: "Renewals" }).click();
  const renewal = page.getByRole("list", { name: "Renewals" }).getByRole("listitem").filter({ hasText: policy });
  await page.getByRole("button", { name: "60 days" }).click();
  await expect(renewal).toBeVisible();
  await page.getByRole("button", { name: "30 days" }).click();
  await expect(renewal).toHaveCount(0);
  await expectAccessible(page);
});

test("after the browser dropped the page, a call asks which of the customer's numbers it was to", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAs(page, "senior_agent");
  const person = { name: `Rosa ${unique("Roble")}`, email: `${unique("rosa")}@example.com` };
  const [older, newer] = [number(), number()];
  const { customerId } = await ask(page, { ...person, phone: older });
  expect((await ask(page, { ...person, phone: newer })).customerId).toBe(customerId);
  await open(page, `/customers/${customerId}`);
  // The dialing itself is the device's; the press is the page's.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  const isOlder = new RegExp(`${older.slice(-4)}$`);
  await page.getByRole("link", { name: isOlder }).click();
  const asked = page.getByRole("group", { name: "How did the call go?" });
  await expect(asked).toBeVisible();
  await expect(asked.getByRole("radio")).toHaveCount(0);

  await page.reload();
  await expect(asked.getByRole("radio")).toHaveCount(2);
  await asked.getByRole("button", { name: "Does not want calls" }).click();
  await expect(asked.getByText("Please pick the number that you called")).toBeVisible();
  await asked.getByRole("radio", { name: isOlder }).check();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Does not want calls" }).click();
  await expect(asked).toHaveCount(0);
  const isListed = async (phone: string) =>
    (await answerOf<"POST /api/calls/recognize">(page.request.post("/api/calls/recognize", { data: { phone } })))
      .doNotCall;
  expect([await isListed(older), await isListed(newer)]).toEqual([true, false]);
});

test("a request is entered by hand and corrected, and says what it is", async ({ page }) => {
  await logInAs(page, "senior_agent");
  await open(page, "/agent-dashboard");
  await page.getByRole("button", { name: "Enter a request" }).click();
  const entry = page.getByRole("dialog", { name: "Enter a request" });
  await entry.getByLabel("First name").fill("Walter");
  const lastName = unique("Walkin");
  await entry.getByLabel("Last name").fill(lastName);
  await entry.getByLabel("How they came").selectOption("walk-in");
  await entry.getByLabel("Language").selectOption("es");
  await entry.getByLabel("They said yes").check();
  await entry.getByText("More details (optional)").click();
  await entry.getByLabel("Make", { exact: true }).fill("Ford");
  await entry.getByLabel("Year", { exact: true }).fill("20x");
  await entry.getByLabel("Collision").check();
  await entry.getByLabel("Driver's date of birth").fill("1990-02-03");
  await entry.getByText("More details (optional)").click();
  await entry.getByRole("button", { name: "Save request" }).click();
  await expect(entry.getByText("Please give us a phone number or an email")).toBeVisible();
  // The section with the error is unfolded.
  await expect(entry.getByLabel("Year", { exact: true })).toBeVisible();
  await entry.getByLabel("Year", { exact: true }).fill("2020");
  await entry.getByLabel("Email").fill("walter@gmial.com");
  await entry.getByRole("button", { name: "walter@gmail.com" }).click();
  await expect(entry.getByLabel("Email")).toHaveValue("walter@gmail.com");
  await entry.getByLabel("Email").fill("");
  await entry.getByLabel("Phone").fill(number());
  await expectAccessible(page);
  await entry.getByRole("button", { name: "Save request" }).click();

  const request = page.getByRole("region", { name: new RegExp(`Walter ${lastName}`) });
  await expect(request).toContainText("Came to the office; entered by hand");
  await expect(request).toContainText("Said yes, not in writing: no texts");
  for (const said of ["Ford", "2020", "Collision", "February 3, 1990"]) await expect(request).toContainText(said);
  await request.getByRole("button", { name: "Complete or correct details" }).click();
  const correction = page.getByRole("dialog", { name: "Complete or correct details" });
  await expect(correction.getByLabel("Language")).toHaveValue("es");
  await correction.getByLabel("Name", { exact: true }).fill(`Walt ${lastName}`);
  await correction.getByLabel("Email").fill("walt");
  await correction.getByRole("button", { name: "Save", exact: true }).click();
  await expect(correction.getByText("Please enter a valid email")).toBeVisible();
  await correction.getByLabel("Email").fill("walt@example.com");
  await correction.getByRole("button", { name: "Save", exact: true }).click();
  await expect(correction).toHaveCount(0);
  await expect(page.getByRole("region", { name: new RegExp(`Walt ${lastName}`) })).toContainText("walt@example.com");
});

test("in Spanish, on a phone and as a trainee, a customer is read and not changed", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  await page.addInitScript((key) => localStorage.setItem(key, "es"), LANGUAGE_KEY);
  await logInAs(page, "trainee");
  const name = `Ximena ${unique("Olmos")}`;
  const { customerId } = await ask(page, { name, email: `${unique("ximena")}@example.com`, phone: number() });
  await open(page, `/customers/${customerId}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^No aceptó por escrito recibir textos/)).toBeVisible();
  await expect(page.locator("#main a:is([href^='tel:'], [href^='sms:'], [href^='mailto:'])")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Qué ha pasado" })).toContainText("Pidió una cotización");
  await expect(page.getByText("Correo al cliente")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Agregar póliza" })).toHaveCount(0);
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider).toBe(false);
  await expectAccessible(page);
});
