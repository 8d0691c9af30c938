import { z } from "zod";
import { fault } from "../platform/text-keys.ts";
import { REFERENCE_PREFIX } from "./request-kinds.ts";

/** The ISO format that JavaScript writes, with milliseconds. Otherwise the fraction of a second may have any length. */
const MOMENT = { precision: 3, error: fault("validation:date") } as const;

/**
 * The query of a calendar file: the reference of a request, which authorizes nothing, and the moment by which an answer
 * comes.
 */
export const answerDate = z.object({
  reference: z.string().regex(new RegExp(`^${REFERENCE_PREFIX}-[2-9A-Z]{5}$`), fault("validation:invalid")),
  by: z.iso.datetime(MOMENT).transform((value) => new Date(value)),
});
export type AnswerDate = z.infer<typeof answerDate>;

/**
 * Maximum days between now and the answer: longer than any answer is promised for, over all holidays, and longer than
 * anybody keeps the page open.
 */
const MAX_DAYS_AWAY = 31;

/** Returns true when an answer can be expected at a moment: no calendar gets a date of another year from us. */
export function isAnswerTime(by: Date, now: Date): boolean {
  return Math.abs(by.getTime() - now.getTime()) <= MAX_DAYS_AWAY * 86_400_000;
}
