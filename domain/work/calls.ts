import { z } from "zod";
import { day, optional, phone, rowId, text } from "../platform/fields.ts";
import { fault } from "../platform/text-keys.ts";
import { CALL_DIRECTIONS, MAX_CALL_MINUTES } from "./call-options.ts";
import { callOutcome } from "./desk/outcome-fields.ts";
import { leadReference } from "./tasks.ts";

const choice = fault("validation:choice");
const minutes = fault("validation:callMinutes");
const person = z.coerce.number(choice).pipe(rowId(choice));

/** The parts of a call besides its subject: made or received, how it went, how long it took, and a note. */
export const callParts = {
  direction: z.enum(CALL_DIRECTIONS, choice).optional(),
  outcome: callOutcome,
  minutes: optional(z.coerce.number(minutes).pipe(z.int(minutes).min(1, minutes).max(MAX_CALL_MINUTES, minutes))),
  text: text().optional(),
};

/** A call that somebody logs by hand: about a request, or about a customer and none of their requests. */
export const newCall = z
  .object({ phone: phone(), reference: optional(leadReference), customerId: optional(person), ...callParts })
  .refine(({ reference, customerId }) => (reference === undefined) !== (customerId === undefined), {
    path: ["reference"],
    error: fault("validation:callSubject"),
  });
export type NewCall = z.infer<typeof newCall>;

/** The calls of a list: made or received, how they went, by whom, and on which days of the office's calendar. */
export const callFilter = z.object({
  direction: optional(z.enum(CALL_DIRECTIONS, choice)),
  outcome: optional(callOutcome),
  who: optional(person),
  from: optional(day()),
  to: optional(day()),
});
export type CallFilter = z.infer<typeof callFilter>;
