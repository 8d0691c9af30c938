import { z } from "zod";
import { line, rowVersion, text } from "../../platform/fields.ts";
import { MAX } from "../../platform/limits.ts";
import { fault } from "../../platform/text-keys.ts";

const range = fault("validation:numberRange");
const MOST_CENTS = 100_000_000;
const MOST_MONTHS = 36;

/** The premium that a carrier asks: so many cents for so many months. */
export const premiumInput = z.object({
  carrier: line(MAX.name).min(1, fault("validation:required")),
  cents: z.int(fault("validation:number")).min(1, range).max(MOST_CENTS, range),
  months: z.int(fault("validation:number")).min(1, range).max(MOST_MONTHS, range),
  /** A note; an empty one is stored as null. */
  note: text()
    .nullish()
    .transform((note) => note || null),
});
export type PremiumInput = z.infer<typeof premiumInput>;

/** A changed premium, with the version of its request that the author saw (optimistic locking). */
export const premiumChange = premiumInput.extend({ version: rowVersion() });
