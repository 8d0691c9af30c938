/** A colour as admins choose it: six hexadecimal digits, in lower case. */
export const HEX_COLOUR = /^#[0-9a-f]{6}$/;

/** A colour by perceived lightness (0 to 1), chroma and hue in degrees (OKLCH). */
export type Oklch = { l: number; c: number; h: number };

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** Returns red, green and blue as amounts of light, from 0 to 1. */
function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const at = (index: number) => toLinear(Number.parseInt(hex.slice(index, index + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

/** Returns the relative luminance of a colour, as WCAG 2.2 defines it. */
export function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, as WCAG 2.2 defines it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Converts a colour to OKLCH (Björn Ottosson's matrices). */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = channelsOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const redGreen = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(blueYellow, redGreen) * 180) / Math.PI;
  return { l: lightness, c: Math.hypot(redGreen, blueYellow), h: (hue + 360) % 360 };
}

function linearOf({ l: lightness, c, h }: Oklch): [number, number, number] {
  const radians = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(radians), c * Math.sin(radians)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (channel: number) => channel >= -0.0005 && channel <= 1.0005;
const CHROMA_STEPS = 40;

/** Converts a colour from OKLCH. One that screens cannot show loses chroma until they can. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let channels = linearOf({ l: lightness, c, h });
  for (let step = CHROMA_STEPS - 1; step >= 0 && !channels.every(isShown); step--) {
    channels = linearOf({ l: lightness, c: (c * step) / CHROMA_STEPS, h });
  }
  const digits = channels.map((channel) => {
    const value = Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255);
    return value.toString(16).padStart(2, "0");
  });
  return `#${digits.join("")}`;
}
