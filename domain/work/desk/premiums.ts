import { z } from "zod";
import { line, text } from "../../platform/fields.ts";
import { MAX } from "../../platform/limits.ts";
import { fault } from "../../platform/text-keys.ts";

const range = fault("validation:numberRange");
const MOST_CENTS = 100_000_000;
const MOST_MONTHS = 36;

/** What a carrier asks: so many cents for so many months. */
export const premiumInput = z.object({
  carrier: line(MAX.name).min(1, fault("validation:required")),
  cents: z.int(fault("validation:number")).min(1, range).max(MOST_CENTS, range),
  months: z.int(fault("validation:number")).min(1, range).max(MOST_MONTHS, range),
  /** Empty is none. */
  note: text()
    .nullish()
    .transform((note) => note || null),
});
export type PremiumInput = z.infer<typeof premiumInput>;

/** A premium that is changed, with the version of its request that the maker has before their eyes. */
export const premiumChange = premiumInput.extend({ version: z.int().min(0) });
