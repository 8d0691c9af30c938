import { isAmong } from "../../platform/typed-records.ts";
import { LEAD_KINDS, ofKinds, type LeadKind } from "../request-kinds.ts";

/** The stages of each kind of request, and those among them at which it ends, the good one first. */
export const STAGES = ofKinds("stages");
export const ENDS_OF = ofKinds("ends");
export type Stage = (typeof STAGES)[LeadKind][number];
export type EndStage = (typeof ENDS_OF)[LeadKind][number];
/** The stages of all kinds, in an order that keeps the order of each kind: requests are sorted by it. */
export const ALL_STAGES = LEAD_KINDS.reduce<Stage[]>((all, kind) => mergeInOrder(all, STAGES[kind]), []);

/** Adds the stages of a kind that are missing in a list, each before the next one of the kind that the list has. */
function mergeInOrder(list: readonly Stage[], stages: readonly Stage[]): Stage[] {
  const merged = [...list];
  for (const [at, stage] of stages.entries()) {
    if (merged.includes(stage)) continue;
    const next = stages.slice(at).find((later) => merged.includes(later));
    merged.splice(next ? merged.indexOf(next) : merged.length, 0, stage);
  }
  return merged;
}

/** The stages at which nobody has to do anything any more. */
export const END_STAGES = [...new Set(LEAD_KINDS.flatMap((kind): readonly EndStage[] => ENDS_OF[kind]))];
export const isEnd = (stage: Stage): stage is EndStage => isAmong(END_STAGES, stage);

/** The party that a conversation waits for. */
export const WAITS_FOR = ["us", "customer", "nobody"] as const;
export type WaitsFor = (typeof WAITS_FOR)[number];

export const PRIORITIES = ["low", "normal", "high"] as const;
export type Priority = (typeof PRIORITIES)[number];

/** The id of a lost reason or call outcome that an office has added in its settings. */
export type OwnId = `own-${string}`;
/** The patterns of what follows `own-` in such an id, and of the whole id; the database checks it, too. */
export const OWN_PART = "[a-z0-9]{4,40}";
export const OWN_ID = `^own-${OWN_PART}$`;
const ownPattern = new RegExp(OWN_ID);
export const isOwnId = (id: string): id is OwnId => ownPattern.test(id);

/** The reasons why a quote request was lost that every office has. */
export const LOST_REASONS = ["price", "coverage", "stayed", "elsewhere", "not-eligible", "no-answer", "other"] as const;
export type LostReason = (typeof LOST_REASONS)[number] | OwnId;

/** The outcomes of a call that every office has: the program knows what they mean. */
export const CALL_OUTCOMES = ["reached", "voicemail", "no-answer", "wrong-number", "do-not-call"] as const;
type KnownOutcome = (typeof CALL_OUTCOMES)[number];
export type CallOutcome = KnownOutcome | OwnId;

const ANSWERS = {
  reached: true,
  voicemail: false,
  "no-answer": false,
  "wrong-number": false,
  // The customer said so themselves: the call reached them.
  "do-not-call": true,
} as const satisfies Record<KnownOutcome, boolean>;
/**
 * The outcomes of a call that reached the customer, and so was a response. Of an outcome that an office has added, the
 * event itself says so.
 */
export const ANSWERING_OUTCOMES: readonly CallOutcome[] = CALL_OUTCOMES.filter((outcome) => ANSWERS[outcome]);

/** Returns the stages of any kind, as a list of the general type `Stage`. */
export const stagesOf = (kind: LeadKind): readonly Stage[] => STAGES[kind];

export function isStageOf(kind: LeadKind, stage: Stage): boolean {
  return stagesOf(kind).includes(stage);
}

/** Returns the stages that a request can be moved to: onward by any number of steps, or back to reopen it. */
export function stagesAfter(kind: LeadKind, stage: Stage): Stage[] {
  return stagesOf(kind).filter((next) => next !== stage);
}
