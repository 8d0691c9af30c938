import { contrast } from "./colour.ts";
import { tokensOf, type Choice, type Palette } from "./palette.ts";
import { SCHEMES, type Scheme, type Token } from "./tokens.ts";

/** The contrast that WCAG 2.2 AA asks for: of text (1.4.3), and of borders, rings and signs (1.4.11). */
const TEXT = 4.5;
const SIGN = 3;

const GROUNDS = ["ground", "surface", "surface-2"] as const;

/** The pairs of colours that the design lays over each other: the upper one, the lower ones, and the least contrast. */
const USED = [
  ["ink", [...GROUNDS, "indigo-soft", "accent-soft", "brick-soft", "sage-soft"], TEXT],
  ["ink-soft", GROUNDS, TEXT],
  ["indigo-text", [...GROUNDS, "indigo-soft"], TEXT],
  ["accent-text", [...GROUNDS, "accent-soft"], TEXT],
  ["brick-text", [...GROUNDS, "brick-soft"], TEXT],
  ["sage-text", [...GROUNDS, "sage-soft"], TEXT],
  ["on-indigo", ["indigo", "indigo-hover"], TEXT],
  ["on-accent", ["accent", "accent-hover"], TEXT],
  ["on-deep", ["deep", "deep-2"], TEXT],
  ["on-deep-soft", ["deep", "deep-2"], TEXT],
  ["on-deep-accent", ["deep", "deep-2"], TEXT],
  ["line-strong", GROUNDS, SIGN],
  ["focus", GROUNDS, SIGN],
  ["focus-deep", ["deep", "deep-2"], SIGN],
  ["star", ["ground", "surface"], SIGN],
] as const satisfies readonly (readonly [over: Token, under: readonly Token[], least: number])[];

/** A colour that is one of a pair. */
type PairToken = (typeof USED)[number][0] | (typeof USED)[number][1][number];

/** The choice that decides a pair: that of its upper colour, or of the lower one where no palette changes the upper one. */
const CHOICE_OF: Partial<Record<PairToken, Choice>> = {
  ground: "ground",
  surface: "ground",
  "surface-2": "ground",
  "line-strong": "ground",
  ink: "ink",
  "ink-soft": "ink",
  "indigo-text": "brand",
  "on-indigo": "brand",
  focus: "brand",
  "accent-text": "accent",
  "on-accent": "accent",
  star: "accent",
  deep: "deep",
  "deep-2": "deep",
  "on-deep-soft": "deep",
  // The choice to blame: the accent on the deep band is a light tint, so only the band can be too light for it.
  "on-deep-accent": "deep",
  "focus-deep": "deep",
};

/** A pair of colours with its contrast, and the choice to change when it fails. */
export type CheckedPair = {
  scheme: Scheme;
  choice: Choice;
  over: PairToken;
  under: PairToken;
  ratio: number;
  least: number;
  passes: boolean;
};

/** Computes the contrast of every pair that the design uses, in one scheme. */
export function checkPairs(palette: Palette, scheme: Scheme): CheckedPair[] {
  const tokens = tokensOf(palette, scheme);
  return USED.flatMap(([over, unders, least]) =>
    unders.map((under) => {
      const ratio = contrast(tokens[over], tokens[under]);
      const choice = CHOICE_OF[over] ?? CHOICE_OF[under] ?? "ground";
      return { scheme, choice, over, under, ratio, least, passes: ratio >= least };
    }),
  );
}

/** Lists the pairs of both schemes that cannot be read. A palette with one of them cannot be saved. */
export function failingPairs(palette: Palette): CheckedPair[] {
  return SCHEMES.flatMap((scheme) => checkPairs(palette, scheme)).filter(({ passes }) => !passes);
}
