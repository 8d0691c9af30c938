import { z } from "zod";
import { day, line, optional, rowId, text } from "../platform/fields.ts";
import { MAX } from "../platform/limits.ts";
import { fault } from "../platform/text-keys.ts";
import { RENEWAL_DAYS } from "./customer-options.ts";
import { INSURANCE_TYPES } from "./lead-options.ts";
import { NO_POLICY_REASONS, POLICY_TERMS, RENEWAL_STATES, termEnd, type PolicyTerm } from "./policy-options.ts";

const required = fault("validation:required");
const choice = fault("validation:choice");

/** An amount in dollars as people type it: $1,234.50 is 1234.50. */
const amount = line(MAX.name)
  .overwrite((typed) => typed.replace(/[$,\s]/g, ""))
  .regex(/^\d{1,7}(\.\d{1,2})?$/, fault("validation:amount"));

/**
 * A policy that a customer has through the agency. Its number may come later, from the carrier. Without a day of
 * expiry, the term decides it.
 */
export const policyInput = z
  .object({
    carrier: line(MAX.name).min(1, required),
    number: line(MAX.name).default(""),
    line: z.enum(INSURANCE_TYPES, fault("validation:insuranceType")),
    effectiveOn: day(),
    termMonths: z.coerce.number(choice).pipe(z.literal(POLICY_TERMS, choice)).default(12),
    renewsOn: optional(day()),
    premium: optional(amount),
    /** The colleague who looks after it and gets the task to renew it. */
    ownerId: optional(z.coerce.number(choice).pipe(rowId(choice))),
  })
  .refine((input) => expiryOf(input) > input.effectiveOn, { path: ["renewsOn"], error: fault("validation:renewal") });
export type PolicyInput = z.infer<typeof policyInput>;

/** A changed policy, with the version of what was seen (optimistic locking). */
export const policyChange = policyInput.safeExtend({ version: z.string().max(64) });
export type PolicyChange = z.infer<typeof policyChange>;

/** Returns the day on which a policy expires: the one that was given, else the end of its term. */
export function expiryOf({ effectiveOn, termMonths, renewsOn }: Expiry): string {
  return renewsOn ?? termEnd(effectiveOn, termMonths);
}
type Expiry = { effectiveOn: string; termMonths: PolicyTerm; renewsOn?: string | undefined };

/** Converts an amount in dollars to cents. */
export function centsOf(typed: string): number {
  return Math.round(Number(typed) * 100);
}

/** The reason why a won request has no policy. One that is not in the list is told in words. */
export const noPolicyInput = z
  .object({ reason: z.enum(NO_POLICY_REASONS, choice), text: optional(text()) })
  .refine(({ reason, text: said }) => reason !== "other" || said !== undefined, { path: ["text"], error: required });
export type NoPolicyInput = z.infer<typeof noPolicyInput>;

/** A policy that was cancelled, or is not after all. */
export const policyStatusInput = z.object({ isCancelled: z.boolean() });

/** The filters of the list of renewals, the same in the address of the page, the API and the export. */
export const renewalQuery = z.object({
  days: z.enum(RENEWAL_DAYS, choice).default("30").transform(Number),
  state: z.enum(RENEWAL_STATES, choice).default("upcoming"),
  owner: optional(z.union([z.enum(["me", "none"]), z.coerce.number(choice).pipe(rowId(choice))])),
  line: optional(z.enum(INSURANCE_TYPES, choice)),
});
export type RenewalFilter = z.infer<typeof renewalQuery>;
