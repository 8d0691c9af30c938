import { z } from "zod";
import { fault } from "../platform/text-keys.ts";

/** Nobody looked it up, or so long ago that somebody should again. */
export const FACT_STATES = ["unchecked", "due", "checked"] as const;
export type FactState = (typeof FACT_STATES)[number];

/** How long a check holds: the Legislature meets every two years, rules change in between. */
const REVIEW_MONTHS = 12;

/** Somebody has looked a fact up, with these figures before their eyes. */
export const factCheck = z.object({ figures: z.string(fault("validation:invalid")).max(1_000) });

/** When a check ought to be made again, and what it counts for now. */
export function standingOf(checkedAt: Date | null, now: Date): { state: FactState; dueAt: Date | null } {
  if (!checkedAt) return { state: "unchecked", dueAt: null };
  const dueAt = new Date(checkedAt);
  dueAt.setUTCMonth(dueAt.getUTCMonth() + REVIEW_MONTHS);
  return { state: dueAt <= now ? "due" : "checked", dueAt };
}
