import { z } from "zod";
import { fault } from "./text-keys.ts";

/** What a calendar file is asked for: a reference, which authorises nothing, and the moment by which an answer comes. */
export const answerDate = z.object({
  reference: z.string().regex(/^[QC]-[2-9A-Z]{5}$/, fault("validation:invalid")),
  by: z.iso.datetime(fault("validation:date")).transform((value) => new Date(value)),
});
export type AnswerDate = z.infer<typeof answerDate>;
