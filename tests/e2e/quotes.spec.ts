import { ADMIN, expect, expectAccessible, logIn, open, takeTime, test } from "./fixtures.ts";

let counter = 0;
/** A name that no other test uses. */
const visitor = () => `Visitor ${process.pid}-${Date.now()}-${counter++}`;

test.describe("a visitor who asks for an auto quote", () => {
  test("in English sees the thank-you panel and a reference, and an agent finds the request @smoke", async ({
    page,
  }) => {
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
    await expect(page.getByLabel("Full Name")).toHaveValue("");
    await logIn(page, ADMIN);
    await page.goto("/agent-dashboard");
    await expect(page.getByRole("cell", { name, exact: true })).toBeVisible();
  });

  test("in Spanish is answered in Spanish @smoke", async ({ page }) => {
    await open(page, "/es/quote?type=auto");
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.getByLabel("Nombre completo").fill(visitor());
    await page.getByLabel("Correo electrónico").fill("visitante@example.com");
    await page.getByLabel("Teléfono").fill("+52 81 8345 6789");
    await page.getByLabel("Código postal").fill("77008");
    await page.getByRole("button", { name: "Pedir mi cotización gratis" }).click();
    await expect(page.getByText(/Su número de referencia es Q-\w{5}\./)).toBeVisible();
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
    await logIn(page, ADMIN);
    await page.goto("/agent-dashboard");
    await expect(page.getByRole("cell", { name, exact: true })).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(sideways, "the table scrolls, the page does not").toBe(0);
    await expectAccessible(page);
  });

  test("keeps what was typed when the type or the language is switched", async ({ page }) => {
    await open(page, "/quote?type=auto");
    await page.getByLabel("Full Name").fill("Rosa Vela");
    await page.getByRole("tab", { name: "Life" }).click();
    await expect(page).toHaveURL(/type=life/);
    await expect(page.getByLabel("Full Name")).toHaveValue("Rosa Vela");
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowFailedRequests: true });

  test("the quote form is sent, and a mistake comes back with what was typed @smoke", async ({ page }) => {
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
