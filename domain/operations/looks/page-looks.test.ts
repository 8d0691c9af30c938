import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { ICON_SIZES, type Logo } from "./addresses.ts";
import { drawnIcon, iconOf, pageLooksOf, paletteKey } from "./page-looks.ts";
import { PRESETS } from "./presets.ts";

const palette = PRESETS.gulf;
const painted = `/brand/${paletteKey(palette)}`;
const png: Logo = { key: "k", kind: "png", width: 300, height: 100 };
const none = { palette: null, logo: null };

it("the key of a palette has eight digits, so that its address always looks the same", () => {
  for (let blue = 16; blue < 80; blue++) {
    const accent = `#e9ae${blue.toString(16)}`;
    expect(paletteKey({ ...palette, light: { ...palette.light, accent } })).toMatch(/^[0-9a-f]{8}$/);
  }
});

it("pages show the agency's logo and its icons; one of pixels is no drawing", () => {
  expect(pageLooksOf({ palette: null, logo: png })).toEqual({
    logo: { src: "/brand-files/k/logo.png", width: 300, height: 100 },
    icons: { small: "/brand-files/k/icon-48.png", touch: "/brand-files/k/icon-180.png" },
  });
  expect(pageLooksOf({ palette, logo: { ...png, kind: "svg" } })).toEqual({
    style: `${painted}/palette.css`,
    painted,
    theme: [palette.light.ground, palette.dark.ground],
    logo: { src: "/brand-files/k/logo.svg", width: 300, height: 100 },
    icons: {
      small: "/brand-files/k/icon-48.png",
      drawn: "/brand-files/k/logo.svg",
      touch: "/brand-files/k/icon-180.png",
    },
  });
  expect(pageLooksOf({ palette, logo: null })).not.toHaveProperty("logo");
});

it("an icon is that of the logo, of the painted mark, or of the program", () => {
  expect(iconOf({ palette, logo: png }, 512)).toBe("/brand-files/k/icon-512.png");
  expect(iconOf({ palette, logo: null }, 512)).toBe(`${painted}/icons/icon-512.png`);
  expect(drawnIcon({ palette, logo: null })).toBe(`${painted}/icons/favicon.svg`);
  expect(drawnIcon({ palette, logo: png })).toBeUndefined();
});

it.each(ICON_SIZES)("the program brings an icon of %i pixels of its own", (size) => {
  expect(existsSync(new URL(`../../../public${iconOf(none, size)}`, import.meta.url))).toBe(true);
  expect(iconOf(none, size)).toMatch(/\.(png|ico)$/);
});

it("the program brings a drawn icon", () => {
  expect(existsSync(new URL(`../../../public${drawnIcon(none)}`, import.meta.url))).toBe(true);
  expect(drawnIcon(none)).toMatch(/\.svg$/);
});
