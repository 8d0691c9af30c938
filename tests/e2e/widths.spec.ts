import { pathIn } from "../../domain/paths.ts";
import { PUBLIC_PATHS } from "../../domain/site-map.ts";
import { expect, HIDDEN_PATHS, open, test } from "./fixtures.ts";

/** From the narrowest phone to a desktop. */
const WIDTHS = Array.from({ length: 25 }, (_, step) => 320 + step * 40);

test("the header's parts stand side by side on the narrowest phones", async ({ page }) => {
  await open(page, "/about");
  for (const width of [320, 344, 360, 375, 376, 390, 412]) {
    await page.setViewportSize({ width, height: 800 });
    const name = await page.getByRole("banner").getByText("Bluebonnet", { exact: true }).boundingBox();
    const language = await page.getByRole("button", { name: "Change language" }).boundingBox();
    expect((name?.x ?? 0) + (name?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(language?.x ?? 0);
  }
});

test.describe("without scripts, which change nothing of a page's shape and take their time,", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ["en", "es"] as const) {
    test(`no page scrolls sideways at any width (${language})`, async ({ page }) => {
      const wide: string[] = [];
      for (const path of [...PUBLIC_PATHS, ...HIDDEN_PATHS]) {
        await page.goto(pathIn(language, path));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          const excess = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          if (excess > 0) wide.push(`${pathIn(language, path)} at ${width} px by ${excess} px`);
        }
      }
      expect(wide).toEqual([]);
    });
  }
});
