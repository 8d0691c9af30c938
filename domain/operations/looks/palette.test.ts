import { describe, expect, it } from "vitest";
import { contrast, hexOf, luminance, oklchOf } from "./colour.ts";
import { checkPairs } from "./pairs.ts";
import {
  chromaRatio,
  CHOICES,
  DEFAULT_PALETTE,
  isSamePalette,
  tokensOf,
  type Choice,
  type Palette,
} from "./palette.ts";
import { DEFAULT_TOKENS, SCHEMES, type Scheme, type Token } from "./tokens.ts";

/** Other choices, each of another hue than the program's own, and darker or lighter. */
const OTHER: Record<Choice, string> = {
  ground: "#e6eef7",
  ink: "#14331f",
  brand: "#1f6440",
  deep: "#153f2b",
  accent: "#d98a5b",
};
const withOther = (choice: Choice, scheme: Scheme = "light"): Palette => ({
  ...DEFAULT_PALETTE,
  [scheme]: { ...DEFAULT_PALETTE[scheme], [choice]: OTHER[choice] },
});

describe("a colour", () => {
  it.each(["#ff0000", "#00ff00", "#0000ff", "#ffff00", "#00ffff", "#ff00ff"])(
    "at the edge of what screens show keeps all of its chroma: %s",
    (hex) => expect(hexOf(oklchOf(hex))).toBe(hex),
  );

  it.each([
    { l: 0.5, c: 0.4, h: 150 },
    { l: 0.9, c: 0.4, h: 110 },
    { l: 0.8, c: 0.4, h: 30 },
  ])("beyond it loses chroma until it is shown, and keeps lightness and hue: %o", (beyond) => {
    const shown = oklchOf(hexOf(beyond));
    expect(Math.abs(shown.l - beyond.l)).toBeLessThan(0.005);
    expect(Math.abs(shown.h - beyond.h)).toBeLessThan(1);
    expect(shown.c).toBeGreaterThan(0.1);
  });

  it("as light as can be is white, and as dark as can be is black, whatever its hue", () => {
    expect(hexOf({ l: 1, c: 0.4, h: 150 })).toBe("#ffffff");
    expect(hexOf({ l: 1.2, c: 0.1, h: 30 })).toBe("#ffffff");
    expect(hexOf({ l: -0.1, c: 0, h: 30 })).toBe("#000000");
  });

  it("that is almost black has the little light that WCAG gives it", () => {
    expect(luminance("#0a0a0a")).toBeCloseTo(0.003035, 6);
    expect(contrast("#0a0a0a", "#000000")).toBeCloseTo(1.06, 2);
  });
});

it("chroma follows the chosen colour, at most twofold, and from a grey it does not explode", () => {
  expect(chromaRatio(0.1, 0.05)).toBeCloseTo(0.5);
  expect(chromaRatio(0.1, 0.4)).toBe(2);
  expect(chromaRatio(0.001, 0.005)).toBeCloseTo(0.5);
});

describe("a choice", () => {
  it.each<[Choice, moving: Token[], staying: Token[]]>([
    ["ground", ["ground", "surface", "surface-2", "line"], ["line-strong"]],
    ["ink", ["ink", "ink-soft"], []],
    ["brand", ["indigo", "indigo-hover", "indigo-text", "focus"], ["indigo-soft"]],
    ["deep", ["deep", "deep-2", "line-deep"], ["on-deep-soft"]],
    ["accent", ["accent", "accent-hover"], ["accent-text", "accent-soft", "star", "on-deep-accent", "focus-deep"]],
  ])("of another %s moves %j in lightness, and only tints %j", (choice, moving, staying) => {
    const tokens = tokensOf(withOther(choice), "light");
    const own = DEFAULT_TOKENS.light;
    const moved = oklchOf(OTHER[choice]).l - oklchOf(DEFAULT_PALETTE.light[choice]).l;
    const shift = (token: Token) => oklchOf(tokens[token]).l - oklchOf(own[token]).l;
    for (const token of moving) expect([token, shift(token)]).toEqual([token, expect.closeTo(moved, 2)]);
    for (const token of staying) expect([token, shift(token)]).toEqual([token, expect.closeTo(0, 2)]);
    const changed = Object.keys(tokens).filter((token) => tokens[token as Token] !== own[token as Token]);
    expect(changed.toSorted()).toEqual([...moving, ...staying].toSorted());
    const turned = oklchOf(OTHER[choice]).h - oklchOf(DEFAULT_PALETTE.light[choice]).h;
    for (const token of [...moving, ...staying]) {
      const turn = oklchOf(tokens[token]).h - oklchOf(own[token]).h - turned;
      expect([token, Math.cos((turn * Math.PI) / 180)]).toEqual([token, expect.closeTo(1, 1)]);
    }
  });

  it("of another brand in the dark tints links and focus rings, which stay as light as they are", () => {
    const tokens = tokensOf(withOther("brand", "dark"), "dark");
    for (const token of ["indigo-text", "focus"] as const) {
      expect(tokens[token]).not.toBe(DEFAULT_TOKENS.dark[token]);
      expect(oklchOf(tokens[token]).l).toBeCloseTo(oklchOf(DEFAULT_TOKENS.dark[token]).l, 2);
    }
  });

  it.each(SCHEMES)("is blamed for a pair only if it decides one of its colours: %s", (scheme) => {
    const own = tokensOf(DEFAULT_PALETTE, scheme);
    const changed = CHOICES.map((choice) => ({ choice, tokens: tokensOf(withOther(choice, scheme), scheme) }));
    for (const { over, under, choice: blamed } of checkPairs(DEFAULT_PALETTE, scheme)) {
      const deciding = changed.filter(({ tokens }) => tokens[over] !== own[over] || tokens[under] !== own[under]);
      // Errors and successes have tints of their own, which no choice changes.
      const choices = deciding.length > 0 ? deciding.map(({ choice }) => choice) : ["ground"];
      expect([over, under, choices]).toEqual([over, under, expect.arrayContaining([blamed])]);
    }
  });
});

it("text on a light fill is dark where the program's own colour cannot be read", () => {
  const light = { ...DEFAULT_PALETTE.light, brand: "#8fd9a8" };
  const onBrand = tokensOf({ ...DEFAULT_PALETTE, light }, "light")["on-indigo"];
  expect(contrast(onBrand, "#8fd9a8")).toBeGreaterThan(7);
});

it("palettes are the same only if every colour of both schemes is", () => {
  expect(isSamePalette(DEFAULT_PALETTE, structuredClone(DEFAULT_PALETTE))).toBe(true);
  for (const scheme of SCHEMES)
    for (const choice of CHOICES) expect(isSamePalette(DEFAULT_PALETTE, withOther(choice, scheme))).toBe(false);
});
