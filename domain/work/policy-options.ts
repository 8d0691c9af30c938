import { shifted } from "./task-options.ts";

/**
 * The states of a policy in our files. `renewed` has a next term, which is a policy of its own. None of them says that
 * coverage is in force: only the carrier can.
 */
export const POLICY_STATUSES = ["active", "expired", "cancelled", "renewed"] as const;
export type PolicyStatus = (typeof POLICY_STATUSES)[number];

/** The lengths of a term in months. */
export const POLICY_TERMS = [6, 12] as const;
export type PolicyTerm = (typeof POLICY_TERMS)[number];

/** Returns the day on which a term ends. A month without such a day ends with its last one. */
export const termEnd = (effectiveOn: string, months: PolicyTerm): string => shifted(effectiveOn, months, 0);

/** Returns the term that is nearest to a number of months. */
export const nearestTerm = (months: number): PolicyTerm => (months <= 8 ? 6 : 12);

/** The reasons why a won request has no policy in our files. */
export const NO_POLICY_REASONS = ["existing-policy", "elsewhere", "fell-through", "declined", "other"] as const;
export type NoPolicyReason = (typeof NO_POLICY_REASONS)[number];

/** The answers to the question which policy came of a won request: one was recorded, or why there is none. */
export const POLICY_OUTCOMES = ["recorded", ...NO_POLICY_REASONS] as const;
export type PolicyOutcome = (typeof POLICY_OUTCOMES)[number];

/** The changes of policies that histories tell; `none` and `asked` are about a won request without one. */
export const POLICY_DEEDS = [
  "recorded",
  "changed",
  "renewed",
  "cancelled",
  "restored",
  "deleted",
  "none",
  "asked",
] as const;
export type PolicyDeed = (typeof POLICY_DEEDS)[number];

/** The lists of renewals: policies that expire soon, or those that have expired and have no next term. */
export const RENEWAL_STATES = ["upcoming", "expired"] as const;

/** Days for which an expired policy without a next term stays in the list of renewals. */
export const EXPIRED_DAYS = 90;
