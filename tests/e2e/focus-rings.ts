import type { Page } from "@playwright/test";
import { readRings, type Color, type Ring } from "./read-rings.ts";

/** The least contrast between a focus ring and what it is painted on (WCAG 1.4.11). */
const LEAST = 3;

/**
 * Names each focus ring of the page as it stands that cannot be told from its surface, is cut off, or is not there.
 * The keyboard must have been used before: else no ring is shown.
 */
export async function faintRings(page: Page, isFrameKnown = false): Promise<string[]> {
  const faults: string[] = [];
  for (const ring of await page.evaluate(readRings, isFrameKnown)) {
    const fault = await faultOf(page, ring);
    if (fault) faults.push(`${fault}: ${ring.name}`);
  }
  return faults;
}

async function faultOf(page: Page, { color, sides, scrollY }: Ring): Promise<string | null> {
  if (!color) return "no ring";
  if (sides.length < 2) return "cut off";
  for (const { point, surface } of sides) {
    const ratio = contrast(color, surface ?? (await pixelAt(page, scrollY, point)));
    if (ratio < LEAST) return ratio.toFixed(2);
  }
  return null;
}

/** What a picture shows at a point of the window; letters that stand there are no surface. */
async function pixelAt(page: Page, scrollY: number, [x, y]: [number, number]): Promise<Color> {
  await page.evaluate((top) => window.scrollTo(0, top), scrollY);
  const clip = { x: Math.floor(x), y: Math.floor(y), width: 1, height: 1 };
  const png = await page.screenshot({ clip, style: "* { color: transparent !important }" });
  return page.evaluate(async (data) => {
    const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(await createImageBitmap(blob), 0, 0);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue, 1];
  }, png.toString("base64"));
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
