import { z } from "zod";
import { line, phone, rowId, text } from "../platform/fields.ts";
import { MAX } from "../platform/limits.ts";
import { callOutcome } from "./desk/outcome-fields.ts";

/** The phone number and the e-mail address that somebody types, by which a customer may be recognized. */
export const reachTyped = z.object({ phone: line(MAX.phone).default(""), email: line(MAX.email).default("") });

/** The other customer of a merge. */
export const mergeInput = z.object({ otherId: rowId() });

/** A call to a customer that is about none of their requests: the number, how it went, and a note. */
export const customerCall = z.object({ phone: phone(), outcome: callOutcome, text: text().optional() });
export type CustomerCall = z.infer<typeof customerCall>;
