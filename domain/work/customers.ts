import { z } from "zod";
import { day, line, optional, phone, rowId, text } from "../platform/fields.ts";
import { INSURANCE_TYPES } from "./lead-options.ts";
import { MAX } from "../platform/limits.ts";
import { callOutcome } from "./desk/outcome-fields.ts";
import { RENEWAL_DAYS } from "./customer-options.ts";
import { fault } from "../platform/text-keys.ts";

const required = fault("validation:required");
const choice = fault("validation:choice");

/** An amount in dollars as people type it: $1,234.50 is 1234.50. */
const amount = line(MAX.name)
  .overwrite((typed) => typed.replace(/[$,\s]/g, ""))
  .regex(/^\d{1,7}(\.\d{1,2})?$/, fault("validation:amount"));

/** A policy that a customer has through the agency. */
export const policyInput = z
  .object({
    carrier: line(MAX.name).min(1, required),
    number: line(MAX.name).min(1, required),
    line: z.enum(INSURANCE_TYPES, fault("validation:insuranceType")),
    effectiveOn: day(),
    renewsOn: day(),
    premium: optional(amount),
  })
  .refine(({ effectiveOn, renewsOn }) => renewsOn > effectiveOn, {
    path: ["renewsOn"],
    error: fault("validation:renewal"),
  });
export type PolicyInput = z.infer<typeof policyInput>;

/** Converts an amount in dollars to cents. */
export function centsOf(typed: string): number {
  return Math.round(Number(typed) * 100);
}

/** The phone number and the e-mail address that somebody types, by which a customer may be recognized. */
export const reachTyped = z.object({ phone: line(MAX.phone).default(""), email: line(MAX.email).default("") });

export const renewalQuery = z.object({
  days: z.enum(RENEWAL_DAYS, choice).default("30").transform(Number),
});

/** The other customer of a merge. */
export const mergeInput = z.object({ otherId: rowId() });

/** A call to a customer that is about none of their requests: the number, how it went, and a note. */
export const customerCall = z.object({ phone: phone(), outcome: callOutcome, text: text().optional() });
export type CustomerCall = z.infer<typeof customerCall>;
