import type { Page } from "@playwright/test";
import { readRings, type Color, type Ring } from "./read-rings.ts";

/** Minimum contrast between a focus ring and its background (WCAG 1.4.11). */
const MIN_CONTRAST = 3;

/**
 * Lists each focus ring of an open page that has too little contrast, is cut off or is missing, in both colour schemes.
 * Everything that unfolds is unfolded.
 */
export async function faintRings(page: Page, isFrameKnown = false): Promise<string[]> {
  await stopFading(page);
  // Focus rings appear only after the keyboard was used.
  await page.keyboard.press("Tab");
  const faults: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const fault of await faintNow(page, isFrameKnown)) faults.push(`${colorScheme} ${fault}`);
  }
  return faults;
}

/** Lists the faulty focus rings in the page's current state and colour scheme. */
export async function faintNow(page: Page, isFrameKnown = false): Promise<string[]> {
  const faults: string[] = [];
  for (const ring of await page.evaluate(readRings, isFrameKnown)) {
    const fault = await faultOf(page, ring);
    if (fault) faults.push(`${fault}: ${ring.name}`);
  }
  return faults;
}

/** Disables transitions by an adopted style sheet, which is no inline style: the page's CSP stays in force. */
async function stopFading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { transition: none !important; scroll-behavior: auto !important }");
    document.adoptedStyleSheets.push(sheet);
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
}

async function faultOf(page: Page, { color, sides, scrolled }: Ring): Promise<string | null> {
  if (!color) return "no ring";
  if (sides.length < 2) return "cut off";
  const onPictures = sides.filter(({ surface }) => !surface).map(({ point }) => point);
  const pixels = onPictures.length > 0 ? await pixelsAt(page, scrolled, onPictures) : [];
  for (const { surface } of sides) {
    const ratio = contrast(color, surface ?? pixels.shift() ?? color);
    if (ratio < MIN_CONTRAST) return ratio.toFixed(2);
  }
  return null;
}

/**
 * Reads the colours of a screenshot at points of the window; text is made transparent, because letters are no
 * background.
 */
async function pixelsAt(page: Page, scrolled: Ring["scrolled"], points: [number, number][]): Promise<Color[]> {
  await page.evaluate((tops) => {
    window.scrollTo(0, tops.page);
    document.querySelector(".portal-main")?.scrollTo(0, tops.content);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { color: transparent !important }");
    document.adoptedStyleSheets.push(sheet);
  }, scrolled);
  const [xs, ys] = [points.map(([x]) => Math.floor(x)), points.map(([, y]) => Math.floor(y))];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const clip = { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
  const png = await page.screenshot({ clip, caret: "initial" });
  const places = points.map((_, i) => [(xs[i] ?? 0) - x, (ys[i] ?? 0) - y] as const);
  return page.evaluate(
    async ({ data, places }) => {
      document.adoptedStyleSheets.pop();
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
      context?.drawImage(picture, 0, 0);
      return places.map(([left, top]): [number, number, number, number] => {
        const [red = 0, green = 0, blue = 0] = context?.getImageData(left, top, 1, 1).data ?? [];
        return [red, green, blue, 1];
      });
    },
    { data: png.toString("base64"), places },
  );
}

function contrast(a: Color, b: Color): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Color): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const value = part / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
