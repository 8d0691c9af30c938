import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../fixtures.ts";
import { ENDPOINT, fillIn, formOf, visit } from "../short-quote.ts";
import { answerOf } from "../answer-of.ts";

/** Returns the page's own clock time. */
function timeOn(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}

test("a sent request is confirmed for ten seconds, and the empty form comes back folded", async ({ page }) => {
  await visit(page, "/auto");
  const { zip, name, consent, button, success, outcome, another } = formOf(page);
  await fillIn(page);
  await consent.check();
  const answer = page.waitForResponse(ENDPOINT);
  const before = await timeOn(page);
  await button.click();
  const response = await answer;
  expect(response.status()).toBe(201);
  const { reference } = await answerOf<"POST /api/quote-requests">(response);

  const sent: Record<string, unknown> = response.request().postDataJSON();
  expect(sent).toMatchObject({ form: "short", insuranceType: "auto", zipCode: "77008", consent: true, page: "/auto" });

  await expect(success).toBeVisible();
  await expect(outcome).toContainText(reference);
  const after = await timeOn(page);
  await expect(page.getByText("Quote Request Submitted", { exact: true })).toBeVisible();
  await expect(
    page.getByText("We'll get back to you with your quote as soon as possible!", { exact: true }),
  ).toBeVisible();
  await expect(outcome.getByRole("heading", { name: "We have your request, Rosa" })).toBeVisible();
  await expect(another).toHaveCount(0);
  await expect(outcome).toBeFocused();

  // The ten seconds began between the two clock readings.
  await page.clock.pauseAt(before + 9_900);
  await expect(success).toBeVisible();
  await page.clock.runFor(after - before + 1_000);
  await expect(success).toBeHidden();
  await expect(outcome).toContainText(`Your reference number is ${reference}.`);
  await expect(zip).toBeHidden();
  await another.click();
  await expect(zip).toHaveValue("");
  await expect(name).toHaveValue("");
  await expect(consent).not.toBeChecked();
});

test("the ZIP code keeps digits only and is all that is needed; the button waits for the answer", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(ENDPOINT, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, "/life");
  const { zip, button, success, consent } = formOf(page);
  await expect(consent).not.toBeChecked();
  await zip.pressSequentially("7a8-5x0 1199");
  await expect(zip).toHaveValue("78501");
  const asked = page.waitForRequest(ENDPOINT);
  await button.click();
  expect((await asked).postDataJSON()).toMatchObject({ insuranceType: "life", zipCode: "78501", consent: false });
  await expect(button).toHaveText("Submitting...");
  await expect(button).toBeDisabled();
  letGo();
  await expect(success).toBeVisible();
});

for (const [path, label] of [
  ["/auto", "ZIP Code"],
  ["/", "ZIP code"],
] as const) {
  test(`a ZIP code that is pasted is filtered before it is cut: ${path}`, async ({ page }) => {
    await open(page, path);
    const zip = page.getByLabel(label);
    for (const copied of [" 77001", "TX 77001", "77001-1234"]) {
      await zip.fill("");
      await zip.evaluate((field, text) => {
        field.focus();
        document.execCommand("insertText", false, text);
      }, copied);
      await expect(zip).toHaveValue("77001");
    }
  });
}

test("what is wrong is said at its field, and nothing is sent", async ({ page }) => {
  let calls = 0;
  await page.route(ENDPOINT, async (route) => {
    calls += 1;
    await route.continue();
  });
  await visit(page, "/business");
  const { zip, email, button, form } = formOf(page);
  await zip.fill("770");
  await email.fill("rosa@");
  await button.click();
  await expect(zip).toHaveAccessibleDescription("Please enter a valid 5-digit ZIP code.");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email.");
  await expect(zip).toHaveAttribute("aria-invalid", "true");
  await expect(zip).toBeFocused();
  await expectAccessible(page);
  expect(calls).toBe(0);

  await zip.fill("77008");
  await expect(form.getByText("Please enter a valid 5-digit ZIP code.")).toBeHidden();
  await expect(form.getByText("Please enter a valid email.")).toBeVisible();
});

test("the form can be filled in and sent by keyboard alone", async ({ page }) => {
  await visit(page, "/auto#get-quote");
  const { zip, consent, success } = formOf(page);
  await zip.focus();
  for (const text of ["77008", "Rosa Medina", "rosa@example.com", "7135550188"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(consent).toBeFocused();
  await page.keyboard.press("Space");
  // The links to the terms and to the privacy policy come before the button in tab order.
  for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(success).toBeVisible();
});

test("the other language loses nothing that was typed; in Spanish the form and its request speak Spanish", async ({
  page,
}) => {
  await visit(page, "/auto");
  const { name } = formOf(page);
  await name.fill("Rosa Medina");
  await page.getByRole("button", { name: "Change language" }).first().click();
  await page.getByRole("link", { name: "Español" }).first().click();
  await expect(page).toHaveURL(/\/es\/auto$/);
  await expect(page.getByLabel("Nombre completo")).toHaveValue("Rosa Medina");
  const form = page.locator("#get-quote form");
  await form.getByRole("button", { name: "Pedir mi cotización gratis" }).click();
  await expect(form.getByLabel("Código postal")).toHaveAccessibleDescription("Escriba un código postal de 5 dígitos.");
  await form.getByLabel("Código postal").fill("77008");
  const asked = page.waitForRequest(ENDPOINT);
  await form.getByRole("button").click();
  expect(new URL((await asked).url()).searchParams.get("lang")).toBe("es");
  await expect(page.getByText("La enviamos al buzón de nuestros agentes.")).toBeVisible();
});

test("the simple variant takes a ZIP code and a press", async ({ page }) => {
  await visit(page, "/quote-box?type=life");
  const form = page.locator("#zip-only form");
  await expect(form.getByRole("textbox")).toHaveCount(1);
  await form.getByLabel("ZIP Code").fill("79901");
  const asked = page.waitForRequest(ENDPOINT);
  await form.getByRole("button", { name: "Get My Free Quote" }).click();
  expect((await asked).postDataJSON()).toMatchObject({ form: "short", insuranceType: "life", zipCode: "79901" });
  await expect(page.getByText("It was sent to our agents mailbox.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  // A rejected form is a page with status 400.
  test.use({ javaScriptEnabled: false, allowFailedRequests: true });

  for (const [path, type] of [
    ["/auto", "auto"],
    ["/home", "home"],
    ["/business", "business"],
    ["/life", "life"],
  ] as const) {
    test(`the form on ${path} is sent to its own page, which answers with a reference`, async ({ page }) => {
      await page.goto(path);
      const { zip, name, button, success, outcome } = formOf(page);
      await expect(page.locator("[name=insuranceType]")).toHaveValue(type);
      await zip.fill("77008");
      await name.fill(`Visitor of ${path}`);
      await button.click();
      await expect(page).toHaveURL(`${path}#short-quote-outcome`);
      await expect(success).toBeVisible();
      await expect(outcome).toContainText(/Q-[0-9A-Z]{5}/);
    });
  }

  test("a mistake comes back at its field with everything typed", async ({ page }) => {
    await page.goto("/es/life");
    await page.getByLabel("Código postal").fill("77");
    await page.getByLabel("Nombre completo").fill("Rosa Medina");
    await page.locator("#get-quote").getByRole("button").click();
    await expect(page.locator("#get-quote").getByRole("alert")).toContainText("No se pudo enviar la solicitud");
    await expect(page.getByLabel("Código postal")).toHaveAccessibleDescription(
      "Escriba un código postal de 5 dígitos.",
    );
    await expect(page.getByLabel("Nombre completo")).toHaveValue("Rosa Medina");
  });
});
