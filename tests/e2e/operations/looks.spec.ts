import sharp from "sharp";
import { logInAs } from "../accounts.ts";
import { expect, expectAccessible, open, test } from "../fixtures.ts";
import { holdAnswers } from "../hold-answers.ts";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><script>alert(1)</script>' +
  '<rect width="80" height="40" rx="8" fill="#1f6440"/></svg>';

test.describe("@edits The looks of the site", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("are chosen in Spanish on a phone, refused while they cannot be read, and then on every page", async ({
    page,
    baseURL,
  }) => {
    await logInAs(page, "admin");
    await page.context().addCookies([{ name: "lang", value: "es", url: baseURL ?? "" }]);
    await open(page, "/admin-settings?section=looks");
    const light = page.getByRole("region", { name: "Claro" });
    const brand = light.getByRole("textbox", { name: "Color de la marca", exact: true });
    await expect(light.getByText(/todos se leen bien/)).toBeVisible();

    await brand.fill("#8fd9a8");
    await expect(light.getByText(/no se leen? bien:/)).toBeVisible();
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(brand).toBeFocused();
    await expect(brand).toBeInViewport();
    await expect(light.getByText(/Este color no se lee bien junto con otro/)).toBeVisible();

    await page.getByRole("button", { name: "Verde nopal" }).click();
    await expect(brand).toHaveValue("#1f6440");
    await expect(light.getByText(/todos se leen bien/)).toBeVisible();
    // Not before: the preview of a palette that cannot be read cannot be read.
    await expectAccessible(page);
    await page.getByLabel("Archivo", { exact: true }).setInputFiles({
      name: "logo.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(LOGO),
    });
    await expect(page.getByRole("img", { name: "El logotipo propio de la agencia" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Ajustes guardados", { exact: true })).toBeVisible();
    await expectAccessible(page);

    await open(page, "/es");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(248, 247, 238)");
    const logo = page.locator("header img").first();
    await expect(logo).toHaveAttribute("src", /^\/brand-files\/[0-9a-f]{32}\/logo\.svg$/);
    const scene = page.locator("main img").first();
    await expect(scene).toHaveAttribute("src", /^\/brand\/[0-9a-f]{8}\/art\//);
    for (const picture of [logo, scene]) {
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }

    await open(page, "/admin-settings?section=looks");
    await page.getByRole("button", { name: "Volver a la marca dibujada" }).click();
    await page.getByRole("button", { name: "Flor silvestre", exact: true }).click();
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Ajustes guardados", { exact: true })).toBeVisible();
    await open(page, "/es");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(251, 246, 236)");
    await expect(page.locator('link[href^="/brand"]')).toHaveCount(0);
  });

  test("keep everything that is changed while a logo and a picture are still uploading", async ({ page }) => {
    await logInAs(page, "admin");
    await open(page, "/admin-settings?section=looks");
    const logo = await holdAnswers(page, "POST", "**/api/brand-files/logo*");
    const hero = await holdAnswers(page, "POST", "**/api/brand-files/hero*");
    await page
      .getByLabel("File", { exact: true })
      .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) });
    await logo.asked;
    const office = sharp({ create: { width: 1_200, height: 900, channels: 3, background: "#f4d35e" } });
    await page
      .getByLabel("Picture file")
      .setInputFiles({ name: "office.jpg", mimeType: "image/jpeg", buffer: await office.jpeg().toBuffer() });
    await page.getByRole("button", { name: "Use this part" }).click();
    await hero.asked;
    const preset = page.getByRole("button", { name: "Cactus green", exact: true });
    await preset.click();

    hero.release();
    const described = page.getByLabel("What the picture shows (English)");
    await described.fill("Our office on Main Street");
    await expect(preset).toHaveAttribute("aria-pressed", "true");
    logo.release();
    await expect(page.getByRole("img", { name: "The agency's own logo" })).toBeVisible();
    await expect(preset).toHaveAttribute("aria-pressed", "true");
    await expect(described).toHaveValue("Our office on Main Street");
    await page.getByRole("button", { name: "Discard changes" }).click();
  });
});
