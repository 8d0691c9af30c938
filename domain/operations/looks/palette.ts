import { contrast, hexOf, oklchOf } from "./colour.ts";
import { DEFAULT_TOKENS, SCHEMES, type Scheme, type Token, type Tokens } from "./tokens.ts";

/** The colours that an agency chooses, in each scheme. All other colours are derived from them. */
export const CHOICES = ["ground", "ink", "brand", "deep", "accent"] as const;
export type Choice = (typeof CHOICES)[number];
export type Palette = Record<Scheme, Record<Choice, string>>;

/** The token that holds each choice unchanged. */
const TOKEN_OF = {
  ground: "ground",
  ink: "ink",
  brand: "indigo",
  deep: "deep",
  accent: "accent",
} as const satisfies Record<Choice, Token>;

function defaultChoices(scheme: Scheme): Record<Choice, string> {
  const { ground, ink, indigo, deep, accent } = DEFAULT_TOKENS[scheme];
  return { ground, ink, brand: indigo, deep, accent };
}

/** The palette of the program, which is in force while the agency has chosen none. */
export const DEFAULT_PALETTE: Palette = { light: defaultChoices("light"), dark: defaultChoices("dark") };

type Way = "shifted" | "tinted";

/**
 * The rule by which a token follows a choice: `shifted` keeps its distance in lightness to the chosen colour, `tinted` keeps its own
 * lightness and takes hue and chroma. Text is tinted, because the ground that it must contrast with decides its
 * lightness.
 */
const FOLLOWERS: readonly (readonly [Token, Choice, Way])[] = [
  ["surface", "ground", "shifted"],
  ["surface-2", "ground", "shifted"],
  ["line", "ground", "shifted"],
  ["line-strong", "ground", "tinted"],
  ["ink-soft", "ink", "shifted"],
  ["indigo-hover", "brand", "shifted"],
  ["indigo-soft", "brand", "tinted"],
  ["accent-hover", "accent", "shifted"],
  ["accent-text", "accent", "tinted"],
  ["accent-soft", "accent", "tinted"],
  ["star", "accent", "tinted"],
  ["on-deep-accent", "accent", "tinted"],
  ["focus-deep", "accent", "tinted"],
  ["deep-2", "deep", "shifted"],
  ["line-deep", "deep", "shifted"],
  ["on-deep-soft", "deep", "tinted"],
];

/** In the light, links and focus rings have the brand colour itself; in the dark, a lighter tint of it. */
const BRAND_TEXT: Record<Scheme, Way> = { light: "shifted", dark: "tinted" };
const BRAND_TEXTS: readonly Token[] = ["indigo-text", "focus"];

/** Text on a fill: the program's own colour, or the other one where that has more contrast. */
const ON_FILL = [
  ["on-indigo", "indigo"],
  ["on-accent", "accent"],
] as const;
const LIGHT_TEXT = "#ffffff";
const DARK_TEXT = "#1b1608";

/** Derives all colours of a scheme from those that were chosen. The program's own choices give its own colours. */
export function tokensOf(palette: Palette, scheme: Scheme): Tokens {
  const chosen = palette[scheme];
  const tokens: Tokens = { ...DEFAULT_TOKENS[scheme] };
  for (const [token, choice, how] of FOLLOWERS) {
    tokens[token] = follow(token, choice, how, scheme, chosen[choice]);
  }
  for (const token of BRAND_TEXTS) tokens[token] = follow(token, "brand", BRAND_TEXT[scheme], scheme, chosen.brand);
  for (const choice of CHOICES) tokens[TOKEN_OF[choice]] = chosen[choice];
  for (const [on, fill] of ON_FILL) {
    tokens[on] = mostLegible([DEFAULT_TOKENS[scheme][on], LIGHT_TEXT, DARK_TEXT], tokens[fill]);
  }
  return tokens;
}

function follow(token: Token, choice: Choice, how: Way, scheme: Scheme, chosen: string): string {
  const own = DEFAULT_TOKENS[scheme][token];
  const base = DEFAULT_PALETTE[scheme][choice];
  if (chosen === base) return own;
  const [is, was, now] = [oklchOf(own), oklchOf(base), oklchOf(chosen)];
  return hexOf({
    l: how === "shifted" ? is.l + now.l - was.l : is.l,
    c: is.c * chromaRatio(was.c, now.c),
    h: is.h + now.h - was.h,
  });
}

/** Returns the factor of chroma between two colours. It is bounded: a nearly grey base would multiply it endlessly. */
export function chromaRatio(was: number, now: number): number {
  return Math.min(2, now / Math.max(was, 0.01));
}

/** Returns the first colour that reads at 4.5:1 on the fill, or else the one that reads best. */
function mostLegible(colours: readonly string[], fill: string): string {
  const [first = DARK_TEXT] = colours;
  if (contrast(first, fill) >= 4.5) return first;
  return colours.reduce((best, colour) => (contrast(colour, fill) > contrast(best, fill) ? colour : best), first);
}

/** Tells whether two palettes are the same. */
export function isSamePalette(one: Palette, other: Palette): boolean {
  return SCHEMES.every((scheme) => CHOICES.every((choice) => one[scheme][choice] === other[scheme][choice]));
}
