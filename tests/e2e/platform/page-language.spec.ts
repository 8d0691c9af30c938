import { expect, open, test } from "../fixtures.ts";

/** A visitor who once chose English opens a Spanish page. */
test.describe("a Spanish page whose visitor's cookie says English", () => {
  test.use({ allowFailedRequests: true });
  test.beforeEach(({ context, baseURL }) => context.addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]));

  test("says in Spanish that a login failed", async ({ page }) => {
    await open(page, "/es/auth");
    await page.getByLabel("Usuario").fill("nobody-of-that-name");
    await page.getByLabel("Contraseña").fill("not-the-password");
    await page.getByRole("button", { name: "Entrar" }).click();
    await expect(page.getByText("Usuario, correo o contraseña incorrectos").first()).toBeVisible();
  });

  test("asks for the mail with a new password in Spanish", async ({ page }) => {
    await open(page, "/es/auth?tab=forgot");
    await page.getByLabel("Usuario o correo electrónico").fill("somebody@example.com");
    const asked = page.waitForRequest(/\/api\/password-resets/);
    await page.getByRole("button", { name: "Enviar el enlace" }).click();
    expect(new URL((await asked).url()).searchParams.get("lang")).toBe("es");
    // The site under test has no mail server.
    await expect(page.getByText("Este sitio no puede enviar correo")).toBeVisible();
  });

  test("answers in Spanish without script, too", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    await context.addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
    const page = await context.newPage();
    for (const [path, fault] of [
      ["/es/contact", "Escriba un correo electrónico válido"],
      ["/es/quote", "Escriba un correo válido"],
      ["/es/auto", "Escriba un código postal de 5 dígitos."],
    ] as const) {
      await page.goto(path);
      await page.locator("main form[method=post] [type=submit]").first().click();
      await expect(page.getByText(fault).first()).toBeVisible();
    }
    await context.close();
  });
});
