import type { LeadKind } from "../lead-options.ts";

/** How far a request has come. A contact request ends answered or closed, a quote request won or lost. */
export const STAGES = {
  quote: ["new", "contacted", "quoted", "won", "lost"],
  contact: ["new", "contacted", "answered", "closed"],
} as const satisfies Record<LeadKind, readonly string[]>;
export type Stage = (typeof STAGES)[LeadKind][number];
export const ALL_STAGES = [...new Set<Stage>([...STAGES.quote, ...STAGES.contact])];

/** The stages at which nobody has to do anything any more. */
export const ENDS: readonly Stage[] = ["won", "lost", "answered", "closed"];

/** Whom a conversation waits for. */
export const WAITS_FOR = ["us", "customer", "nobody"] as const;
export type WaitsFor = (typeof WAITS_FOR)[number];

export const PRIORITIES = ["low", "normal", "high"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Why a quote request came to nothing. */
export const LOST_REASONS = ["price", "coverage", "stayed", "elsewhere", "not-eligible", "no-answer", "other"] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** What came of a call. */
export const CALL_OUTCOMES = ["reached", "voicemail", "wrong-number", "do-not-call"] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

const ANSWERS = {
  reached: true,
  voicemail: false,
  "wrong-number": false,
  // They said so themselves.
  "do-not-call": true,
} as const satisfies Record<CallOutcome, boolean>;
/** Those of a call that reached the customer, and so was a response. */
export const ANSWERING_OUTCOMES: readonly CallOutcome[] = CALL_OUTCOMES.filter((outcome) => ANSWERS[outcome]);

export function isStageOf(kind: LeadKind, stage: Stage): boolean {
  return (STAGES[kind] as readonly Stage[]).includes(stage);
}

/** The stages that a request can be moved to from one: onward in any step, back to a step before to reopen it. */
export function stagesAfter(kind: LeadKind, stage: Stage): Stage[] {
  return STAGES[kind].filter((next) => next !== stage);
}
