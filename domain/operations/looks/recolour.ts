import { hexOf, oklchOf } from "./colour.ts";
import { chromaRatio, DEFAULT_PALETTE, type Choice, type Palette } from "./palette.ts";
import type { Scheme } from "./tokens.ts";

/**
 * The colours of the drawings that follow a choice, by hue in degrees and least chroma: blue to violet is the brand,
 * gold the accent. Skies at dawn, skin, wood and leaves stay as they are drawn.
 */
const FAMILIES: readonly { choice: Choice; from: number; to: number; leastChroma: number }[] = [
  { choice: "brand", from: 255, to: 325, leastChroma: 0.02 },
  { choice: "accent", from: 70, to: 95, leastChroma: 0.07 },
];

/** Returns a colour of a drawing as the palette has it. Its lightness stays, and with it the drawing's depth. */
export function recolour(hex: string, palette: Palette, scheme: Scheme): string {
  if (hex === DEFAULT_PALETTE[scheme].ground) return palette[scheme].ground;
  const own = oklchOf(hex);
  const family = FAMILIES.find(({ from, to, leastChroma }) => own.h >= from && own.h < to && own.c >= leastChroma);
  if (!family) return hex;
  const [base, chosen] = [DEFAULT_PALETTE[scheme][family.choice], palette[scheme][family.choice]];
  if (chosen === base) return hex;
  const [was, now] = [oklchOf(base), oklchOf(chosen)];
  return hexOf({ l: own.l, c: own.c * chromaRatio(was.c, now.c), h: own.h + now.h - was.h });
}

const DARK_PART = /@media \(prefers-color-scheme:dark\)\{svg\{[^}]*\}\}/;
const COLOUR = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;

/** Paints a drawing of `public/` in the colours of the palette, its dark variant in those of the dark scheme. */
export function recolourDrawing(svg: string, palette: Palette): string {
  const paint = (part: string, scheme: Scheme) =>
    part.replace(COLOUR, (hex) => recolour(sixDigits(hex.toLowerCase()), palette, scheme));
  const dark = DARK_PART.exec(svg)?.[0] ?? "";
  if (!dark) return paint(svg, "light");
  const [before = "", after = ""] = svg.split(dark);
  return paint(before, "light") + paint(dark, "dark") + paint(after, "light");
}

const sixDigits = (hex: string) => (hex.length === 4 ? hex.replace(/[0-9a-f]/g, "$&$&") : hex);
