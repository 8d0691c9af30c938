import { expect, expectAccessible, open, test } from "../fixtures.ts";

const NOTHING_YET = /^Nada se agrega, se cambia, se cancela/;

test.describe("a customer on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("tells the office of a claim, begins with the insurer, and is led to the page of the request", async ({
    page,
  }) => {
    await open(page, "/es/about");
    await page.getByRole("navigation", { name: "Accesos rápidos" }).getByRole("link", { name: "Servicio" }).click();
    await expect(page).toHaveURL("/es/service");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Un reclamo" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Avísenos de un reclamo");
    await expect(page.getByText(NOTHING_YET)).toBeVisible();

    const insurer = page.getByLabel("¿Cuál es su compañía de seguros?");
    await insurer.selectOption("Progressive");
    await expect(page.getByRole("link", { name: /Progressive, se abre en otra pestaña/ })).toBeVisible();
    const send = page.getByRole("button", { name: "Enviar a nuestra oficina" });
    await send.click();
    const what = page.getByLabel("¿Qué pasó?");
    await expect(what).toBeFocused();
    await expect(what).toBeInViewport();

    await what.selectOption("weather");
    await page.getByLabel("¿Cuándo pasó?").fill("2026-11-02");
    await page.getByLabel("Nombre", { exact: false }).first().fill("Rosa");
    await page.getByLabel("Apellido").fill("Vela");
    await page.getByRole("textbox", { name: "Teléfono" }).fill("(713) 555-0199");
    await page.getByRole("textbox", { name: "Correo electrónico" }).fill("rosa@example.com");
    await expectAccessible(page);
    const sent = page.waitForRequest("**/api/service-requests*");
    await send.click();
    expect((await sent).postDataJSON()).toMatchObject({ subject: "loss", carrier: "Progressive", lossType: "weather" });

    const answer = page.getByRole("group", { name: "La respuesta a su solicitud" });
    await expect(answer.getByText(NOTHING_YET)).toBeInViewport();
    await expect(answer.getByText("Con esto no se ha avisado a su compañía de seguros.")).toBeVisible();
    await expect(answer.getByText(/S-\w{5}/)).toBeVisible();
    await expect(answer.getByText("Progressive")).toHaveCount(1);
    await expectAccessible(page);
    await answer.getByRole("link", { name: "Agregar fotos o documentos" }).click();
    await expect(page).toHaveURL(/\/es\/r\/[\w-]{40,}$/);
    await expect(page.getByText(/S-\w{5}/)).toBeVisible();
  });
});
