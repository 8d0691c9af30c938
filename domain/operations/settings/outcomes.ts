import { z } from "zod";
import { fault } from "../../platform/text-keys.ts";
import { callOutcome, lostReason } from "../../work/desk/outcome-fields.ts";
import type { Outcomes } from "../../work/desk/outcomes.ts";
import { ANSWERING_OUTCOMES, CALL_OUTCOMES, isOwnId, LOST_REASONS } from "../../work/desk/stages.ts";
import { required } from "./fields.ts";

const common = { name: z.object({ en: required(60), es: required(60) }), isActive: z.boolean() };

type Listed = readonly { id: string; isActive: boolean }[];
const isUnique = (list: Listed) => new Set(list.map(({ id }) => id)).size === list.length;
const hasAll = (known: readonly string[]) => (list: Listed) => known.every((id) => list.some((one) => one.id === id));
const hasActive = (list: Listed) => list.some(({ isActive }) => isActive);

/** Builds the schema of a list: each id once, those that the program knows always, and at least one to choose. */
function listOf<Item extends z.ZodType<{ id: string; isActive: boolean }>>(item: Item, known: readonly string[]) {
  return z
    .array(item)
    .max(60, fault("validation:tooMany"))
    .refine(isUnique, fault("validation:choice"))
    .refine(hasAll(known), fault("validation:choice"))
    .refine(hasActive, fault("validation:required"));
}

/** The section of the lost reasons and call outcomes. */
export const outcomes = z.object({
  lostReasons: listOf(z.object({ id: lostReason, ...common }), LOST_REASONS),
  callOutcomes: listOf(
    z
      .object({ id: callOutcome, ...common, isReached: z.boolean() })
      // The meaning of a known outcome is a rule of the program, so the office cannot change it.
      .transform((one) => (isOwnId(one.id) ? one : { ...one, isReached: ANSWERING_OUTCOMES.includes(one.id) })),
    CALL_OUTCOMES,
  ),
}) satisfies z.ZodType<Outcomes>;
