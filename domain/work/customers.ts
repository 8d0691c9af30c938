import { z } from "zod";
import { line, phone, rowId } from "../platform/fields.ts";
import { MAX } from "../platform/limits.ts";
import { callParts } from "./calls.ts";

/** The phone number and the e-mail address that somebody types, by which a customer may be recognized. */
export const reachTyped = z.object({ phone: line(MAX.phone).default(""), email: line(MAX.email).default("") });

/** The other customer of a merge. */
export const mergeInput = z.object({ otherId: rowId() });

/** A call with a customer that is about none of their requests: the number, how it went, and a note. */
export const customerCall = z.object({ phone: phone(), ...callParts });
export type CustomerCall = z.infer<typeof customerCall>;
