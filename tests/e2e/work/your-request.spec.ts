import { expect, expectAccessible, hydrated, open, test } from "../fixtures.ts";

test.describe("a customer with the link to their request", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("goes there from the receipt, adds words, withdraws the consent and asks for a copy of the data", async ({
    page,
  }) => {
    await open(page, "/es/contact");
    await page.getByLabel("Nombre").fill("Rosa");
    await page.getByLabel("Apellido").fill("Vela");
    await page.getByRole("textbox", { name: "Correo electrónico", exact: true }).fill("rosa.enlace@example.com");
    await page.getByRole("textbox", { name: "Teléfono", exact: true }).fill("(713) 555-0177");
    await page.getByRole("checkbox", { name: /Acepto que/ }).check();
    await page.getByRole("button", { name: "Enviar mensaje" }).click();
    await page.getByRole("link", { name: "Ver en qué va mi solicitud" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "Su solicitud" })).toBeVisible();
    await expect(page).toHaveURL(/\/es\/r\/[\w-]{43}$/);
    await expect(page.getByText("Tenemos su mensaje. Un agente lo lee.")).toBeVisible();
    // Loaded anew, as from a mail.
    await page.reload();
    await hydrated(page);
    await expectAccessible(page);

    await page.getByLabel("¿Qué más debemos saber?").fill("También tengo una casa.");
    await page.getByRole("button", { name: "Enviarlo a mi agente" }).click();
    const added = page.getByText("Gracias. Ya está con su solicitud y un agente lo lee.");
    await expect(added).toBeInViewport();

    await page.getByRole("button", { name: "Retirar mi consentimiento" }).click();
    await expect(page.getByText(/Vale desde este momento/)).toBeInViewport();

    await page.getByRole("radio", { name: "Una copia de mis datos" }).check();
    await page.getByRole("button", { name: "Pedirlo" }).click();
    await expect(page.getByText(/Un agente le llama o le escribe para asegurarse/)).toBeInViewport();
    await page.reload();
    await expect(page.getByText(/pidió una copia de sus datos\..*a más tardar/)).toBeVisible();
    await expect(page.getByText(/ni le llamamos ni le enviamos mensajes/)).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a lost link is asked for, and the answer does not tell whether there is a request", async ({ page }) => {
    await page.goto("/r");
    await page.getByLabel("Email address").fill("nobody.here@example.com");
    await page.getByRole("button", { name: "Send me my links" }).click();
    await expect(page.getByText(/If we have a request with this address/)).toBeVisible();
  });
});
