import { z } from "zod";
import { fault } from "../platform/text-keys.ts";

/** As JavaScript writes a moment; a fraction of a second may otherwise be of any length. */
const MOMENT = { precision: 3, error: fault("validation:date") } as const;

/** What a calendar file is asked for: a reference, which authorises nothing, and the moment by which an answer comes. */
export const answerDate = z.object({
  reference: z.string().regex(/^[QC]-[2-9A-Z]{5}$/, fault("validation:invalid")),
  by: z.iso.datetime(MOMENT).transform((value) => new Date(value)),
});
export type AnswerDate = z.infer<typeof answerDate>;

/** Longer than any answer is promised for, over all holidays, and than anybody keeps the page open. */
const FARTHEST_DAYS = 31;

/** Whether an answer can be expected at a moment: no calendar gets a date of another year from us. */
export function isAnswerTime(by: Date, now: Date): boolean {
  return Math.abs(by.getTime() - now.getTime()) <= FARTHEST_DAYS * 86_400_000;
}
