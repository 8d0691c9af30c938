import type { Page } from "@playwright/test";
import { pathIn } from "../../../domain/platform/paths.ts";
import { PUBLIC_PATHS } from "../../../domain/content/site-map.ts";
import { expect, HIDDEN_PATHS, open, test } from "../fixtures.ts";

/** Widths from the narrowest phone to a desktop: common ones, both sides of each breakpoint, and some in between. */
const WIDTHS = [320, 360, 390, 480, 560, 639, 640, 704, 767, 768, 896, 1023, 1024, 1152, 1280];

// Runs in parallel: the longest tests of the suite, and among the last to start.
test.describe.configure({ mode: "parallel" });

/** Hides the page without changing its layout, so that the next width needs no painting. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.visibility = "hidden"));
}

for (const path of ["/about", "/es/about"]) {
  test(`the parts of the header stand side by side in one line at any width (${path})`, async ({ page }) => {
    await open(page, path);
    await hide(page);
    const crowded: string[] = [];
    for (const width of [344, 375, 376, 390, 412, 1183, 1184, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 800 });
      const { heights, overlap } = await page.evaluate(() => {
        const lines = [...document.querySelectorAll("header .container-page")];
        const boxes = [...(lines[1]?.children ?? [])]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0);
        const overlaps = boxes.slice(1).map((box, before) => (boxes[before]?.right ?? 0) - box.left);
        return { heights: lines.map((line) => line.clientHeight), overlap: Math.max(...overlaps) };
      });
      if (String(heights) !== "40,64" || overlap > 0) crowded.push(`${width} px: ${String(heights)}, ${overlap}`);
    }
    expect(crowded).toEqual([]);
  });
}

test.describe("without scripts, which change nothing of a page's shape and take their time,", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ["en", "es"] as const) {
    test(`no page scrolls sideways at any width (${language})`, async ({ page }) => {
      const wide: string[] = [];
      for (const path of [...PUBLIC_PATHS, ...HIDDEN_PATHS]) {
        await page.goto(pathIn(language, path));
        await hide(page);
        // Spanish has the longer words: English is checked at every third width only.
        for (const width of WIDTHS.filter((_, place) => language === "es" || place % 3 === 0)) {
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
