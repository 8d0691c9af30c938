import { z } from "zod";
import { fault } from "../../platform/text-keys.ts";
import { HEX_COLOUR } from "../looks/colour.ts";
import type { Looks } from "../looks/page-looks.ts";
import { failingPairs } from "../looks/pairs.ts";

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

/** The looks of the site. Null is what the program brings. */
export const looks = z.object({ palette: palette.nullable(), logo: logo.nullable() }) satisfies z.ZodType<Looks>;
