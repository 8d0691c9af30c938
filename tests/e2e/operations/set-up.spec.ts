import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, locale: "es-US" });

test("a new agency is set up in Spanish on a phone: steps are done, skipped and kept, and the go-live list takes it up again", async ({
  page,
}) => {
  await logInAs(page, "admin");
  // The login may have set the cookie of the account's own language.
  await page.context().clearCookies({ name: LANGUAGE_KEY });
  await open(page, "/admin-set-up?step=identity");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Configure su sitio");
  await expect(page.getByRole("heading", { level: 2, name: "Identidad" })).toBeFocused();
  await expectAccessible(page);

  // The site is shared by all tests: the form is saved as it is.
  await page.getByRole("button", { name: "Guardar" }).press("Enter");
  await expect(page.getByText("Ajustes guardados", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Hecho, continuar" }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Lugar y horario" })).toBeFocused();
  await page.getByRole("button", { name: "Omitir por ahora" }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Apariencia" })).toBeFocused();

  await page.reload();
  await page.locator("summary", { hasText: "2 de 10 pasos" }).press("Enter");
  await expect(page.getByRole("link", { name: /^Identidad.*Hecho: admin/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Lugar y horario.*Omitido: admin/ })).toBeVisible();

  await open(page, "/admin-set-up?step=mail");
  await expect(page.getByRole("button", { name: "Hecho, continuar" })).toBeDisabled();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);

  await page.getByRole("button", { name: "Dejar la configuración por ahora" }).click();
  await expect(page).toHaveURL(/\/admin-go-live/);
  await expect(page.getByRole("heading", { name: "Lo que dice el sitio" })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole("button", { name: "Declararlo: Ley SB 140 de Texas" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Declararlo" }).click();
  await expect(dialog.getByText("Este campo es obligatorio")).toBeVisible();
  await dialog.getByLabel("Qué corresponde").selectOption("Exenta");
  await dialog.getByLabel(/^Número de registro/).fill("textos que la persona aceptó");
  await dialog.getByRole("button", { name: "Declararlo" }).click();
  await expect(page.getByText("Declaración registrada", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Firmar: salimos en vivo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Firmar: salimos en vivo" }).click();
  await expect(page.getByText("Firma registrada", { exact: true })).toBeVisible();
  await expect(page.getByText(/líneas pendientes$/)).toBeVisible();
  await page.getByRole("link", { name: "Retomar la configuración inicial" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Configure su sitio");
});
