import { hexOf, oklchOf } from "../../domain/operations/looks/colour.ts";
import { tokensOf, type Palette } from "../../domain/operations/looks/palette.ts";
import { SCHEMES, type Scheme } from "../../domain/operations/looks/tokens.ts";

/** The colours with transparency: the scrim behind a dialog and the shadow of what floats. */
const SHADES = {
  light: { scrim: 0.5, lift: 0.22 },
  dark: { scrim: 0.68, lift: 0.6 },
} as const satisfies Record<Scheme, object>;

/**
 * Writes the style sheet of a palette, which replaces the colours of app.css. Its selector is stronger than theirs,
 * because parts that load late may add app.css to the page once more.
 */
export function paletteSheet(palette: Palette): string {
  const [light, dark] = SCHEMES.map((scheme) => `:root:root{${declarations(palette, scheme)}}`);
  return `${light}@media (prefers-color-scheme:dark){${dark}}`;
}

function declarations(palette: Palette, scheme: Scheme): string {
  const shade = scheme === "light" ? palette.light.ink : hexOf({ ...oklchOf(palette.dark.ground), l: 0.1 });
  const { scrim, lift } = SHADES[scheme];
  return [
    ...Object.entries(tokensOf(palette, scheme)).map(([token, colour]) => `--${token}:${colour}`),
    `--scrim:${withAlpha(shade, scrim)}`,
    `--lift:0 12px 32px -8px ${withAlpha(shade, lift)}`,
  ].join(";");
}

function withAlpha(hex: string, alpha: number): string {
  const digits = Math.round(alpha * 255).toString(16);
  return hex + digits.padStart(2, "0");
}
