import { LANGUAGE_KEY } from "../../../domain/platform/language.ts";
import { logInAs, unique } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

test("a view is selected on a phone, moved, and moved back as a whole", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: LANGUAGE_KEY, value: "es", url: baseURL ?? "" }]);
  await logInAs(page, "agent");
  const family = unique("Muchas");
  for (const n of [1, 2, 3]) {
    const person = { name: `${n} ${family}`, email: "ines@example.com", phone: "(281) 555-0142", zipCode: "77573" };
    await page.request.post("/api/quote-requests", { data: { insuranceType: "auto", ...person } });
  }
  await open(page, "/agent-dashboard");
  await page.getByRole("searchbox").fill(family);
  await expect(page.locator(".desk-row")).toHaveCount(3);

  await page.getByRole("button", { name: "Opciones de la lista" }).click();
  await page.getByRole("button", { name: "Seleccionar solicitudes" }).click();
  const boxes = page.getByRole("checkbox", { name: /^Seleccionar/ });
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ["Shift"] });
  await expect(page.getByText("3 seleccionadas")).toBeInViewport();
  await boxes.nth(1).click();
  await expect(page.getByText("2 seleccionadas")).toBeInViewport();
  await page.getByRole("button", { name: "Seleccionar toda esta vista" }).click();
  await expect(boxes.nth(1)).toBeChecked();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Etapa", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "Contactada" }).click();
  const asked = page.getByRole("dialog", { name: "Pasar a “Contactada”" });
  await expect(asked).toContainText("Se cambiarán 3 solicitudes.");
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Cambiar 3" }).click();
  const strip = page.getByRole("group", { name: "Cambio de muchas solicitudes" });
  await expect(strip).toContainText("3 solicitudes cambiadas");
  await expect(page.locator(".desk-row").filter({ hasText: "Contactada" })).toHaveCount(3);

  await page.reload();
  await expect(strip).toContainText("3 solicitudes cambiadas");
  await expectAccessible(page);
  await strip.getByRole("button", { name: "Deshacer todo" }).click();
  await expect(strip).toContainText("3 solicitudes vueltas a como estaban");
  await page.getByRole("searchbox").fill(family);
  await expect(page.locator(".desk-row").filter({ hasText: "Contactada" })).toHaveCount(0);
  await strip.getByRole("button", { name: "Cerrar" }).click();
  await expect(strip).toHaveCount(0);
});
