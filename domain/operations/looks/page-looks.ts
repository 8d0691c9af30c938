import { iconAddress, logoAddress, type IconSize, type Logo } from "./addresses.ts";
import type { Hero } from "./hero.ts";
import { DEFAULT_PALETTE, isSamePalette, tokensOf, type Palette } from "./palette.ts";
import { SCHEMES } from "./tokens.ts";

/** The looks as the settings hold them. Null is what the program brings: its colours, its mark, its scene. */
export type Looks = { palette: Palette | null; logo: Logo | null; hero: Hero | null };

/**
 * The looks as pages know them: whole addresses, so that pages load no rules, and nothing of what is as the program
 * brings it.
 */
export type PageLooks = {
  /** The style sheet of the palette. */
  style?: string;
  /** The URL prefix of drawings that are painted in the colours of the palette. */
  painted?: string;
  /** The colours of the browser's own bars, light and dark. */
  theme?: readonly [light: string, dark: string];
  logo?: { src: string; width: number; height: number };
  icons?: PageIcons;
};

/** The icons of a browser's tab and of a home screen. A logo that is no drawing has no icon that is one. */
export type PageIcons = { small: string; drawn?: string; touch: string };

/** The version of the drawings in `public/`. It rises when one changes: browsers cache painted drawings for a year. */
export const DRAWINGS_VERSION = 2;

/** Returns the palette in force if it is not the program's own. */
export function ownPalette({ palette }: Pick<Looks, "palette">): Palette | null {
  return palette && !isSamePalette(palette, DEFAULT_PALETTE) ? palette : null;
}

/** Returns the key of a palette: a checksum (FNV-1a) of all that its style sheet and drawings depend on. */
export function paletteKey(palette: Palette): string {
  const text = JSON.stringify([DRAWINGS_VERSION, palette, SCHEMES.map((scheme) => tokensOf(palette, scheme))]);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, "0");
}

/** Returns the addresses of what is painted in the colours of a palette. */
export function paintedAddresses(palette: Palette): Pick<PageLooks, "style" | "painted"> {
  const painted = `/brand/${paletteKey(palette)}`;
  return { style: `${painted}/palette.css`, painted };
}

/** Picks what pages need to know of the looks; undefined when they are those of the program. */
export function pageLooksOf(looks: Pick<Looks, "palette" | "logo">): PageLooks | undefined {
  const palette = ownPalette(looks);
  const { logo } = looks;
  if (!palette && !logo) return undefined;
  return {
    ...(palette && { ...paintedAddresses(palette), theme: [palette.light.ground, palette.dark.ground] as const }),
    ...(logo && { logo: { src: logoAddress(logo), width: logo.width, height: logo.height } }),
    icons: iconsOf(looks),
  };
}

function iconsOf(looks: Pick<Looks, "palette" | "logo">): PageIcons {
  const drawn = drawnIcon(looks);
  return { small: iconOf(looks, 48), ...(drawn && { drawn }), touch: iconOf(looks, 180) };
}

/** The icons of `public/`, by size. */
const BROUGHT_ICONS: Record<IconSize, string> = {
  48: "/favicon.ico",
  180: "/apple-touch-icon.png",
  192: "/icon-192.png",
  512: "/icon-512.png",
};

/** Returns the address of an icon: of the agency's logo, else of the drawn mark in the colours of its palette. */
export function iconOf(looks: Pick<Looks, "palette" | "logo">, size: IconSize): string {
  if (looks.logo) return iconAddress(looks.logo, size);
  const palette = ownPalette(looks);
  return palette ? `/brand/${paletteKey(palette)}/icons/icon-${size}.png` : BROUGHT_ICONS[size];
}

/** Returns the address of the icon that is a drawing; undefined for a logo that is none. */
export function drawnIcon(looks: Pick<Looks, "palette" | "logo">): string | undefined {
  const { logo } = looks;
  if (logo) return logo.kind === "svg" ? logoAddress(logo) : undefined;
  const palette = ownPalette(looks);
  return palette ? `/brand/${paletteKey(palette)}/icons/favicon.svg` : "/favicon.svg";
}
