import { z } from "zod";
import { fault } from "../../platform/text-keys.ts";
import { HEX_COLOUR } from "../looks/colour.ts";
import { HERO_WIDTHS, MAX_ALT } from "../looks/hero.ts";
import type { Looks } from "../looks/page-looks.ts";
import { failingPairs } from "../looks/pairs.ts";
import { required } from "./fields.ts";

const colour = z.string().toLowerCase().regex(HEX_COLOUR, fault("validation:colour"));
const choices = z.object({ ground: colour, ink: colour, brand: colour, deep: colour, accent: colour });

/** A palette in which every pair of colours that the design uses can be read. A failing pair names the choice to change. */
const palette = z.object({ light: choices, dark: choices }).superRefine((value, context) => {
  for (const { scheme, choice } of failingPairs(value)) {
    context.addIssue({ code: "custom", message: fault("validation:contrast"), path: [scheme, choice] });
  }
});

/** The address part of an uploaded picture: the beginning of the SHA-256 of its bytes. */
export const BRAND_KEY = /^[0-9a-f]{32}$/;

export const logo = z.object({
  key: z.string().regex(BRAND_KEY),
  kind: z.enum(["svg", "png"]),
  width: z.int().min(1).max(100_000),
  height: z.int().min(1).max(100_000),
});

/** The files of an uploaded picture for the home page. */
export const heroFiles = z.object({ key: z.string().regex(BRAND_KEY), width: z.literal(HERO_WIDTHS) });

/** The agency's own picture of the home page. Its alternative text is in both languages, or null if it only decorates. */
const hero = heroFiles.extend({
  alt: z.object({ en: required(MAX_ALT), es: required(MAX_ALT) }).nullable(),
});

/** The looks of the site. Null is what the program brings. Versions of settings from before had no picture. */
export const looks = z.object({
  palette: palette.nullable(),
  logo: logo.nullable(),
  hero: hero.nullable().default(null),
}) satisfies z.ZodType<Looks>;
