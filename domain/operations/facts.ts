import { z } from "zod";
import { fault } from "../platform/text-keys.ts";

/** The states of a fact: nobody has checked it, its check is so old that it is due again, or it is checked. */
export const FACT_STATES = ["unchecked", "due", "checked"] as const;
export type FactState = (typeof FACT_STATES)[number];

/** Months for which a check holds: the Legislature meets every two years, rules change in between. */
const REVIEW_MONTHS = 12;

/** The confirmation that somebody has checked a fact, with the figures that they saw. */
export const factCheck = z.object({ figures: z.string(fault("validation:invalid")).max(1_000) });

/** Returns the state of a fact's check, and the date on which the check is due again. */
export function checkStateOf(checkedAt: Date | null, now: Date): { state: FactState; dueAt: Date | null } {
  if (!checkedAt) return { state: "unchecked", dueAt: null };
  const dueAt = new Date(checkedAt);
  dueAt.setUTCMonth(dueAt.getUTCMonth() + REVIEW_MONTHS);
  return { state: dueAt <= now ? "due" : "checked", dueAt };
}
