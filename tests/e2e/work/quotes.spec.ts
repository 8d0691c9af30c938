import type { Page } from "@playwright/test";
import { logInAs } from "../accounts.ts";
import { ADMIN, expect, expectAccessible, logIn, loseScripts, open, takeTime, test } from "../fixtures.ts";
import { answerOf } from "../answer-of.ts";

const ENDPOINT = "**/api/quote-requests?*";
const send = (page: Page) => page.getByRole("button", { name: "Get My Free Quote" });

/** Fills in a home quote with the required fields only. */
async function fillIn(page: Page, phone = "(713) 555-0199"): Promise<void> {
  await page.getByLabel("Full Name").fill(visitor());
  await page.getByLabel("Email Address").fill("visitor@example.com");
  await page.getByLabel("Phone Number").fill(phone);
}

let counter = 0;
/** Returns a name that no other test uses. */
const visitor = () => `Visitor ${process.pid}-${Date.now()}-${counter++}`;

test.describe("a visitor who asks for an auto quote", () => {
  test("in English sees the thank-you panel and a reference, and an agent finds the request", async ({ page }) => {
    const name = visitor();
    await page.clock.install();
    await open(page, "/quote?type=auto");
    await page.getByLabel("Full Name").fill(name);
    await page.getByLabel("Email Address").fill("visitor@example.com");
    await page.getByLabel("Phone Number").fill("(713) 555-0199");
    await page.getByLabel("ZIP Code").fill("77008");
    await page.getByLabel("Vehicle type").selectOption("truck");
    await takeTime(page);
    await page.getByRole("button", { name: "Get My Free Quote" }).click();
    await expect(page.getByText("Quote Request Submitted", { exact: true })).toBeVisible();
    await expect(page.getByText(/Your reference number is Q-\w{5}\./)).toBeVisible();
    await logIn(page, ADMIN);
    await page.goto("/agent-dashboard");
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  });

  test("in Spanish is answered in Spanish", async ({ page }) => {
    await open(page, "/es/quote?type=auto");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.getByLabel("Nombre completo").fill(visitor());
    await page.getByLabel("Correo electrónico").fill("visitante@example.com");
    await page.getByLabel("Teléfono").fill("+52 81 8345 6789");
    await page.getByLabel("Código postal").fill("77008");
    await page.getByRole("button", { name: "Pedir mi cotización gratis" }).click();
    await expect(page.getByText(/Su número de referencia es Q-\w{5}\./)).toBeVisible();
  });

  test("mends a fault among the further details, which stay open meanwhile", async ({ page }) => {
    await open(page, "/quote?type=home");
    await page.getByText("More details (optional)").click();
    const year = page.getByLabel("Year the roof was last replaced");
    await year.fill("20");
    await page.getByRole("button", { name: "Get My Free Quote" }).click();
    await expect(year).toHaveAttribute("aria-invalid", "true");
    await year.fill("2020");
    await expect(year).not.toHaveAttribute("aria-invalid", "true");
    await expect(year).toBeVisible();
  });

  test("is shown a bad field at the field, in their language, and keeps what was typed", async ({ page }) => {
    await open(page, "/es/quote?type=auto");
    await page.getByLabel("Nombre completo").fill("Rosa");
    await page.getByLabel("Correo electrónico").fill("rosa");
    await page.getByRole("button", { name: "Pedir mi cotización gratis" }).click();
    await expect(page.getByText("Escriba un correo válido")).toBeVisible();
    await expect(page.getByLabel("Correo electrónico")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Nombre completo")).toHaveValue("Rosa");
    await expectAccessible(page);
  });

  test("makes one request with ten quick clicks, which an agent reads on a phone", async ({ page }) => {
    const name = visitor();
    await page.clock.install();
    await open(page, "/quote?type=auto");
    await page.getByLabel("Full Name").fill(name);
    await page.getByLabel("Email Address").fill("clicks@example.com");
    await page.getByLabel("Phone Number").fill("7135550198");
    await page.getByLabel("ZIP Code").fill("77008");
    await takeTime(page);
    await page.getByRole("button", { name: "Get My Free Quote" }).evaluate((button: HTMLButtonElement) => {
      for (let i = 0; i < 10; i++) button.click();
    });
    await expect(page.getByText(/Your reference number is/)).toBeVisible();
    await logInAs(page, "admin");
    await page.goto("/agent-dashboard");
    await expect(page.getByText(name, { exact: true })).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(sideways, "the table scrolls, the page does not").toBe(0);
    await expectAccessible(page);
  });

  test("keeps what was typed when the type or the language is switched", async ({ page }) => {
    await open(page, "/quote?type=auto");
    await page.getByLabel("Full Name").fill("Rosa Vela");
    await page.getByLabel("Make").fill("Ford");
    await page.getByText("More details (optional)").click();
    await page.getByLabel("Collision").check();
    await page.getByLabel("Roadside assistance").check();
    await page.getByLabel("Roadside assistance").uncheck();
    await page.getByRole("tab", { name: "Life" }).click();
    await expect(page).toHaveURL(/type=life/);
    await expect(page.getByLabel("Full Name")).toHaveValue("Rosa Vela");
    await page.getByRole("tab", { name: "Auto" }).click();
    await expect(page.getByLabel("Make")).toHaveValue("Ford");
    await page.getByText("More details (optional)").click();
    await expect(page.getByLabel("Collision")).toBeChecked();
    await expect(page.getByLabel("Roadside assistance")).not.toBeChecked();
    await page.getByRole("tab", { name: "Life" }).click();
    await expect(page).toHaveURL(/type=life/);
    await page.getByRole("button", { name: "Change language" }).click();
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(/\/es\/quote\?type=life/);
    await expect(page.getByLabel("Nombre completo")).toHaveValue("Rosa Vela");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });

  test("ignores a type that does not exist", async ({ page }) => {
    await open(page, "/quote?type=pets");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get Your Auto Insurance Quote");
  });
});

test("the thank-you panel stays for two seconds, the receipt for good, and the empty form comes back folded", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 201, json: { reference: "Q-7K3F9" } }));
  await open(page, "/quote?type=home&zip=77008");
  await fillIn(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeHidden();
  await page.clock.runFor(600_000);
  await expect(page.getByRole("heading", { name: "We have your request, Visitor", exact: true })).toBeVisible();
  await expect(page.getByText("Your reference number is Q-7K3F9.")).toBeVisible();
  for (const label of ["Full Name", "ZIP Code"]) await expect(page.getByLabel(label)).toBeHidden();
  await page.getByText("Send another request").click();
  for (const label of ["Full Name", "ZIP Code"]) await expect(page.getByLabel(label)).toHaveValue("");
});

test("what identifies nobody outlives reload and Back, and is gone once sent", async ({ page }) => {
  await page.route(ENDPOINT, (route) => route.fulfill({ status: 201, json: { reference: "Q-7K3F9" } }));
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await open(page, "/quote?type=auto");
  await fillIn(page, "(713) 555-0199");
  await page.getByLabel("ZIP Code").fill("77099");
  await page.getByLabel("Driver's date of birth").fill("1980-05-17");
  await page.getByLabel("Vehicle type").selectOption("truck");
  const make = page.getByLabel("Make");
  await make.fill("Ford");
  const suggested = await make.evaluate((input: HTMLInputElement) =>
    [...(input.list?.options ?? [])].map((o) => o.value),
  );
  expect(suggested).toContain("Ford");
  await page.getByText("More details (optional)").click();
  await page.getByLabel("VIN").fill("1HGCM82633A004352");
  await page.getByLabel("Collision").check();
  await page.getByRole("tab", { name: "Home" }).click();
  await page.getByLabel("Property type").selectOption("condo");
  await page.getByLabel("Property address").fill("2417 Canary Lane");
  expect(await stored()).not.toMatch(/Visitor|555\D?0199|example\.com|77099|1980-05|1HGCM|Canary/);

  await open(page, "/quote?type=auto");
  await expect(make).toHaveValue("Ford");
  await expect(page.getByLabel("Vehicle type")).toHaveValue("truck");
  await expect(page.getByLabel("Collision")).toBeChecked();
  for (const label of ["Full Name", "Driver's date of birth", "VIN"]) {
    await expect(page.getByLabel(label)).toHaveValue("");
  }
  await page.getByRole("tab", { name: "Home" }).click();
  await expect(page.getByLabel("Property type")).toHaveValue("condo");
  await expect(page.getByLabel("Property address")).toHaveValue("");
  await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  // The address changes before the page: until then the form is still the one that is left.
  await expect(page.getByLabel("Property type")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel("Property type")).toHaveValue("condo");

  await fillIn(page);
  await send(page).click();
  await expect(page.getByText("Your reference number is Q-7K3F9.")).toBeVisible();
  expect(await stored()).not.toMatch(/Ford|condo/);
  await open(page, "/quote?type=auto");
  await expect(make).toHaveValue("");
});

test("what earns trust stands beside the form on a desk and under it on a phone", async ({ page }) => {
  await open(page, "/quote?type=life");
  await expect(page.getByText("A star (*) marks what we need")).toBeVisible();
  await expect(page.getByText("Required: name, email and phone.")).toBeVisible();
  await expect(page.getByRole("group", { name: "About you (optional)" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Why we ask" })).toContainText("Gender");
  const steps = page.getByRole("region", { name: "Three steps to your quote" });
  const places = async () => ({
    form: await page.getByRole("tabpanel").boundingBox(),
    steps: await steps.boundingBox(),
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  const desk = await places();
  expect(desk.steps?.x).toBeGreaterThan((desk.form?.x ?? 0) + (desk.form?.width ?? 0));
  await expect(steps).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const phone = await places();
  expect(phone.steps?.y).toBeGreaterThan((phone.form?.y ?? 0) + (phone.form?.height ?? 0));
  await page.getByRole("link", { name: "What we do with your data" }).click();
  await expect(page).toHaveURL("/privacy");
});

test.describe("when the request cannot be sent", () => {
  test.use({ allowFailedRequests: true });

  test("the visitor is told so twice, what was typed stays, and the next try is the same request", async ({ page }) => {
    const references: string[] = [];
    await page.route(ENDPOINT, async (route) => {
      const response = await route.fetch();
      references.push((await answerOf<"POST /api/quote-requests">(response)).reference);
      await (references.length === 1 ? route.abort() : route.fulfill({ response }));
    });
    await open(page, "/quote?type=home");
    await fillIn(page);
    await send(page).click();
    await expect(page.getByText("Failed to submit quote request. Please try again.")).toHaveCount(2);
    await expect(page.getByLabel("Email Address")).toHaveValue("visitor@example.com");
    await send(page).click();
    await expect(page.getByText(/Your reference number is Q-\w{5}\./)).toBeVisible();
    expect(references[1]).toBe(references[0]);
  });

  test("our rules that cannot be loaded leave the check to the server", async ({ page }) => {
    await open(page, "/quote?type=home");
    await loseScripts(page);
    await fillIn(page, "12");
    await send(page).click();
    const phone = page.getByLabel("Phone Number");
    await expect(phone).toHaveAccessibleDescription("Please enter a valid phone number");
    await expect(phone).toBeFocused();
    await phone.fill("713-555-0196");
    await send(page).click();
    await expect(page.getByText(/Your reference number is Q-\w{5}\./)).toBeVisible();
  });
});

const IMPLAUSIBLE = [
  ["auto", "Driver's date of birth", "2031-01-01", "Please check this date of birth"],
  // Comes after the date: a typed year outlives the page that it was typed on.
  ["auto", "Year", "2050", "Please check this year"],
  ["home", "Year built", "0001", "Please check this year"],
  ["life", "Date of birth", "1801-01-01", "Please check this date of birth"],
] as const;

test("a value that cannot be is marked at its field, and nothing is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  for (const [type, label, value, fault] of IMPLAUSIBLE) {
    await open(page, `/quote?type=${type}`);
    const field = page.getByLabel(label, { exact: true });
    await fillIn(page);
    await page.getByLabel("ZIP Code").fill("77008");
    await field.fill(value);
    await send(page).click();
    await expect(field).toHaveAccessibleDescription(fault);
    await expect(field).toBeFocused();
  }
  expect(sent).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowFailedRequests: true });

  test("a value that cannot be is marked at its field", async ({ page }) => {
    for (const [type, label, value, fault] of IMPLAUSIBLE) {
      await page.goto(`/quote?type=${type}`);
      await fillIn(page);
      await page.getByLabel("ZIP Code").fill(" 77008");
      await page.getByLabel(label, { exact: true }).fill(value);
      await send(page).click();
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(fault);
      await expect(page.getByLabel("ZIP Code")).not.toHaveAttribute("aria-invalid", "true");
    }
  });

  test("the quote form is sent, and a mistake comes back with what was typed", async ({ page }) => {
    await page.goto("/quote?type=auto");
    await page.getByLabel("Full Name").fill("No Script");
    await page.getByLabel("Email Address").fill("no-script@example.com");
    await page.getByLabel("Phone Number").fill("12");
    await page.getByLabel("ZIP Code").fill("77008");
    await page.getByRole("button", { name: "Get My Free Quote" }).click();
    await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("No Script");
    await page.getByLabel("Phone Number").fill("713-555-0197");
    await page.getByRole("button", { name: "Get My Free Quote" }).click();
    await expect(page.getByText(/Your reference number is Q-\w{5}\./)).toBeVisible();
  });
});
