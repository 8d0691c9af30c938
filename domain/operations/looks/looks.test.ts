import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SECTION_SCHEMAS } from "../settings/sections.ts";
import { contrast, hexOf, luminance, oklchOf } from "./colour.ts";
import { DRAWINGS_VERSION, ownPalette, pageLooksOf, paletteKey } from "./page-looks.ts";
import { checkPairs, failingPairs } from "./pairs.ts";
import { DEFAULT_PALETTE, tokensOf, type Palette } from "./palette.ts";
import { PRESETS } from "./presets.ts";
import { recolour, recolourDrawing } from "./recolour.ts";
import { DEFAULT_TOKENS, SCHEMES } from "./tokens.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const green: Palette = PRESETS.cactus;
const with1 = (change: Partial<Palette["light"]>): Palette => ({ ...green, light: { ...green.light, ...change } });

describe("the contrast of two colours", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
    ["#ff0000", "#ffffff", 4],
    ["#123456", "#123456", 1],
  ])("of %s and %s is that of WCAG", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it("counts light as the eye does", () => {
    expect(luminance("#00ff00")).toBeGreaterThan(luminance("#ff0000"));
    expect(luminance("#ff0000")).toBeGreaterThan(luminance("#0000ff"));
  });
});

it("a colour survives the way to lightness, chroma and hue and back, and one beyond the screen keeps its lightness", () => {
  for (const hex of ["#383c9c", "#e9ae35", "#000000", "#ffffff", "#1f6440"]) expect(hexOf(oklchOf(hex))).toBe(hex);
  expect(oklchOf(hexOf({ l: 0.5, c: 0.4, h: 150 })).l).toBeCloseTo(0.5, 1);
});

describe("a palette", () => {
  it("of the program is that of app.css", () => {
    const [light = "", dark = ""] = read("app/app.css").split("@media (prefers-color-scheme: dark)");
    const declared = (css: string) =>
      Object.fromEntries([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex]) => [name, hex]));
    expect(declared(light)).toEqual(DEFAULT_TOKENS.light);
    expect({ ...declared(light), ...declared(dark.split("/* end of dark */")[0] ?? "") }).toEqual(DEFAULT_TOKENS.dark);
    for (const scheme of SCHEMES) expect(tokensOf(DEFAULT_PALETTE, scheme)).toEqual(DEFAULT_TOKENS[scheme]);
  });

  it.each(Object.entries(PRESETS))("to begin with can be read: %s", (_name, palette) => {
    expect(failingPairs(palette)).toEqual([]);
    expect(SECTION_SCHEMAS.looks.safeParse({ palette, logo: null }).success).toBe(true);
  });

  it("of green has green links, tints and bands, and leaves errors red", () => {
    const tokens = tokensOf(green, "dark");
    for (const token of ["indigo-text", "indigo-soft", "focus", "on-deep-soft"] as const) {
      expect(oklchOf(tokens[token]).h).toBeGreaterThan(120);
      expect(oklchOf(tokens[token]).h).toBeLessThan(180);
    }
    expect(tokens["brick-text"]).toBe(DEFAULT_TOKENS.dark["brick-text"]);
  });

  it("writes dark on a light button and light on a dark one", () => {
    expect(luminance(tokensOf(with1({ accent: "#fff3c4" }), "light")["on-accent"])).toBeLessThan(0.05);
    expect(luminance(tokensOf(with1({ accent: "#3a2a00" }), "light")["on-accent"])).toBeGreaterThan(0.9);
  });

  it.each([
    [{ ink: "#c0c0b8" }, "ink"],
    [{ brand: "#8fd9a8" }, "brand"],
    [{ ground: "#7f8a80" }, "ground"],
    [{ deep: "#d8e6dc" }, "deep"],
  ] as const)("with a failing pair is refused at the choice to change: %o", (change, choice) => {
    const palette = with1(change);
    expect(checkPairs(palette, "dark").every(({ passes }) => passes)).toBe(true);
    const refused = SECTION_SCHEMAS.looks.safeParse({ palette, logo: null });
    expect(refused.error?.issues.map(({ path }) => path.join("."))).toContain(`palette.light.${choice}`);
    expect(refused.error?.issues[0]?.message).toBe("validation:contrast");
  });

  it.each(["red", "#12345", "#1234567", "url(x)", "#12345g", "x#123456", "#123456x", ""])(
    "takes no %s for a colour",
    (accent) => {
      const refused = SECTION_SCHEMAS.looks.safeParse({ palette: with1({ accent }), logo: null });
      expect(refused.error?.issues[0]?.path).toEqual(["palette", "light", "accent"]);
    },
  );
});

describe("what pages know of the looks", () => {
  it("is nothing while they are the program's own", () => {
    expect(pageLooksOf({ palette: null, logo: null })).toBeUndefined();
    expect(ownPalette({ palette: structuredClone(DEFAULT_PALETTE) })).toBeNull();
  });

  it("is a key that changes with every colour, and the colours of the browser's bars", () => {
    const looks = pageLooksOf({ palette: green, logo: null });
    const painted = `/brand/${paletteKey(green)}`;
    const icons = {
      small: `${painted}/icons/icon-48.png`,
      drawn: `${painted}/icons/favicon.svg`,
      touch: `${painted}/icons/icon-180.png`,
    };
    expect(looks).toEqual({ style: `${painted}/palette.css`, painted, theme: ["#f8f7ee", "#141815"], icons });
    expect(paletteKey(with1({ accent: "#e9ae36" }))).not.toBe(paletteKey(green));
  });
});

describe("the drawings", () => {
  const folder = new URL("public/art/", root);
  const drawings = readdirSync(folder).filter((name) => name.endsWith(".svg"));

  it("follow the brand and the accent, and keep leaves, wood and skin", () => {
    expect(oklchOf(recolour("#2f3a8f", green, "light")).h).toBeCloseTo(oklchOf(green.light.brand).h, -1.5);
    expect(recolour("#6f8f72", green, "light")).toBe("#6f8f72");
    expect(recolour("#c98f5e", green, "light")).toBe("#c98f5e");
    expect(recolour("#fbf6ec", green, "light")).toBe(green.light.ground);
    const teal = recolour("#e0a526", PRESETS.gulf, "light");
    expect(teal).not.toBe("#e0a526");
    // Pink is beyond the blues, and a bluish grey is too grey to be one.
    expect(recolour("#d9548e", green, "light")).toBe("#d9548e");
    expect(recolour("#8a8d99", green, "light")).toBe("#8a8d99");
  });

  it("lose chroma with a choice that has less", () => {
    expect(oklchOf(recolour("#2f3a8f", PRESETS.slate, "light")).c).toBeLessThan(oklchOf("#2f3a8f").c / 2);
  });

  it("may have a part for the dark, which is painted in the colours of the dark scheme", () => {
    const brand = (scheme: "light" | "dark") => recolour("#5a61cc", green, scheme);
    expect(brand("dark")).not.toBe(brand("light"));
    const draw = (light: string, dark: string) =>
      `<svg fill="${light}"><style>@media (prefers-color-scheme:dark){svg{--a:${dark};--b:${dark}}}</style><g fill="${light}"/></svg>`;
    expect(recolourDrawing(draw("#5a61cc", "#5A61CC"), green)).toBe(draw(brand("light"), brand("dark")));
    expect(recolourDrawing('<svg fill="#5a61cc"/>', green)).toBe(`<svg fill="${brand("light")}"/>`);
  });

  it("may write a colour with three digits, and other marks with a number sign", () => {
    const blue = recolour("#4455bb", green, "light");
    expect(recolourDrawing('<svg fill="#45B"/>', green)).toBe(`<svg fill="${blue}"/>`);
    const reference = '<use href="#b"/><use href="#45bx"/><use href="#sky"/>';
    expect(recolourDrawing(reference, green)).toBe(reference);
  });

  it.each(drawings)("keep their shapes and change their blue: %s", (name) => {
    const svg = readFileSync(new URL(name, folder), "utf8");
    const painted = recolourDrawing(svg, green);
    const withoutColours = (text: string) => text.replace(/#[0-9a-f]{6}|#[0-9a-f]{3}\b/gi, "");
    expect(withoutColours(painted)).toBe(withoutColours(svg));
    expect(recolourDrawing(svg, DEFAULT_PALETTE)).toBe(svg);
    expect(painted).not.toBe(svg);
  });

  it("have the version that browsers cache them by: raise DRAWINGS_VERSION with every change of one", () => {
    const hash = createHash("sha256");
    for (const name of drawings) hash.update(name).update(readFileSync(new URL(name, folder)));
    expect([DRAWINGS_VERSION, hash.digest("hex").slice(0, 12)]).toEqual([2, "1e372b3191b6"]);
  });
});
