import type { Page } from "@playwright/test";
import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { firstAcknowledgements } from "../../../content/acknowledgements.ts";
import { logInAs } from "../accounts.ts";
import { answerOf } from "../answer-of.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

const PAGE = "/admin-settings";

/** Restores the first version of a section, so that other tests find the settings as they were. */
async function restoreFirst(page: Page, section: "acknowledgements" | "outcomes" | "lines"): Promise<void> {
  const versions = await answerOf<"GET /api/settings/:section/versions">(
    page.request.get(`/api/settings/${section}/versions`),
  );
  const [newest, first] = [versions[0]?.version, versions.at(-1)?.version];
  const data = { version: newest, from: first };
  expect((await page.request.post(`/api/settings/${section}/restore`, { data })).status()).toBe(200);
}

test.describe("words and lists of the settings @edits", () => {
  test("an admin writes an acknowledgement, is told of a wrong placeholder, looks at it and resets it", async ({
    page,
  }) => {
    await logInAs(page, "admin");
    await open(page, `${PAGE}?section=acknowledgements`);
    const form = page.getByRole("form", { name: "Acknowledgements" });
    const quotes = form.getByRole("group", { name: "Quote requests" });
    const text = quotes.getByLabel("Text of the mail, English");
    await text.fill("Hello {nombre}");
    await expect(quotes.getByText("Cannot be filled in: {nombre}")).toBeVisible();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(text).toBeFocused();
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await text.fill("Hello {firstName}, we have {reference}.");
    await form.getByRole("button", { name: "Preview" }).click();
    const preview = page.getByRole("dialog", { name: "Preview" });
    await expect(preview.getByRole("region", { name: "English" })).toContainText("Hello Rosa, we have Q-");
    await expect(preview.getByRole("region", { name: "Spanish" })).toContainText("ALTO");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Settings saved", { exact: true }).first()).toBeInViewport();
    await quotes.getByRole("button", { name: "Quote requests: reset to the first text" }).click();
    await expect(text).toHaveValue(firstAcknowledgements.mail.quote.text.en);
    await expectAccessible(page);
    await form.getByRole("button", { name: "Discard changes" }).click();
    await restoreFirst(page, "acknowledgements");
  });

  test("an admin adds an outcome of calls on a phone in Spanish, and the desk offers it", async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logInAs(page, "admin");
    await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
    await open(page, `${PAGE}?section=outcomes`);
    const form = page.getByRole("form", { name: "Motivos de pérdida y resultados de llamadas" });
    const calls = form.getByRole("group", { name: "Resultados de una llamada" });
    await calls.getByRole("button", { name: "Agregar una entrada" }).press("Enter");
    const english = calls.getByLabel("Nombre, inglés").last();
    await expect(english).toBeFocused();
    await english.fill("Reached the spouse");
    await calls.getByLabel("Nombre, español").last().fill("Contestó la pareja");
    await calls.getByLabel("Se habló con el cliente").last().check();
    const up = calls.getByRole("button", { name: "Subir Contestó la pareja" });
    await up.press("Enter");
    await expect(up).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await form.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Ajustes guardados", { exact: true }).first()).toBeInViewport();

    const person = { name: `Nora ${Date.now()}`, email: "nora@example.com", phone: "(281) 555-0142", zipCode: "77573" };
    const { reference } = await answerOf<"POST /api/quote-requests">(
      page.request.post("/api/quote-requests", { data: { insuranceType: "auto", ...person } }),
    );
    await open(page, `/agent-dashboard?request=${reference}`);
    await page.getByRole("button", { name: "Detalles", exact: true }).click();
    await page.getByRole("button", { name: "Contestó la pareja" }).click();
    await page.getByRole("button", { name: "Conversación", exact: true }).click();
    await expect(page.getByText("llamó: Contestó la pareja").first()).toBeVisible();
    await restoreFirst(page, "outcomes");
  });

  test("an admin switches a line off, and the site's menus and forms have it no more", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, `${PAGE}?section=lines`);
    const form = page.getByRole("form", { name: "Lines of insurance" });
    await form.getByLabel("Life insurance").uncheck();
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Settings saved", { exact: true }).first()).toBeInViewport();
    await open(page, "/quote?type=life");
    await expect(page).toHaveURL(/\/quote$/);
    await expect(page.getByRole("tab")).toHaveText(["Auto", "Home", "Business"]);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Life Insurance" })).toHaveCount(0);
    await restoreFirst(page, "lines");
  });
});
