import sharp from "sharp";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";

/** A picture as bright above and as dark below as one can be: no text could be read over all of it. */
const picture = () =>
  sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: "#101010" } })
    .composite([
      { input: { create: { width: 2_000, height: 750, channels: 3, background: "#f4d35e" } }, left: 0, top: 0 },
    ])
    .jpeg()
    .toBuffer();

test.describe("@edits A picture of the agency's own", () => {
  test("is chosen, cut out and described in Spanish on a phone, stands beside the text, and goes again", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logInAs(page, "admin");
    await page.context().addCookies([{ name: "lang", value: "es", url: baseURL ?? "" }]);
    await open(page, "/admin-settings?section=looks");
    const file = page.getByLabel("Archivo de la foto");
    const small = await sharp(await picture())
      .resize(800)
      .jpeg()
      .toBuffer();
    await file.setInputFiles({ name: "small.jpg", mimeType: "image/jpeg", buffer: small });
    await expect(page.getByText(/Esta foto es muy pequeña/)).toBeVisible();
    await file.setInputFiles({ name: "office.jpg", mimeType: "image/jpeg", buffer: await picture() });
    const part = page.getByRole("group", { name: "Elija la parte que se mostrará" });
    await part.getByRole("slider", { name: "Más cerca" }).press("ArrowRight");
    await part.getByRole("slider", { name: "De arriba abajo" }).press("Home");
    await expectAccessible(page);
    await part.getByRole("button", { name: "Usar esta parte" }).click();
    await expect(page.getByRole("group", { name: "La página de inicio con esta foto" })).toBeVisible();

    const english = page.getByLabel("Qué se ve en la foto (Inglés)");
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(english).toBeFocused();
    await english.fill("Our office on Main Street");
    await page.getByLabel("Qué se ve en la foto (Español)").fill("Nuestra oficina en la calle Main");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Ajustes guardados", { exact: true })).toBeVisible();
    await expectAccessible(page);

    // A visitor who has chosen no language: a chosen one leads on from the other one's pages.
    const visitor = await browser.newPage({ baseURL: baseURL ?? "" });
    for (const [path, alt] of [
      ["/", "Our office on Main Street"],
      ["/es", "Nuestra oficina en la calle Main"],
    ] as const) {
      for (const width of [390, 1024, 1280, 1920]) {
        await visitor.setViewportSize({ width, height: 900 });
        await open(visitor, path);
        const shown = visitor.getByRole("img", { name: alt });
        // On a phone it stands below the text, and is loaded when somebody comes near it.
        await shown.scrollIntoViewIfNeeded();
        await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
        expect(await shown.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/hero-\d+\.webp$/);
        // Nothing to read lies over the picture, so that its colours do not matter.
        const over = await visitor.locator("section[aria-labelledby=hero-title]").evaluate((section) => {
          const box = section.querySelector("picture")?.getBoundingClientRect();
          const parts = [...section.querySelectorAll("h1, p, a, button, input, label, select")];
          const overlaps = (one: DOMRect) =>
            box &&
            one.width > 0 &&
            one.right > box.left &&
            one.left < box.right &&
            one.bottom > box.top &&
            one.top < box.bottom;
          return parts.filter((part) => overlaps(part.getBoundingClientRect())).map((part) => part.textContent);
        });
        expect(over).toEqual([]);
        expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
      await expectAccessible(visitor);
    }
    await visitor.close();

    await open(page, "/admin-settings?section=looks");
    await page.getByRole("button", { name: "Volver a la escena dibujada" }).click();
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Ajustes guardados", { exact: true })).toBeVisible();
    await open(page, "/es");
    await expect(page.locator("main picture")).toHaveCount(0);
  });
});
