import type { DeskEventType } from "./events.ts";
import { ANSWERING_OUTCOMES, type CallOutcome, type Stage, type WaitsFor } from "./stages.ts";

/** Part of a request's state as an event has it: moments are written out. */
export type WrittenState = {
  stage?: Stage;
  firstResponseAt?: string | null;
  waitsFor?: WaitsFor;
  waitsSince?: string | null;
  ownerId?: number | null;
};

/** What events tell of themselves, as far as it decides about their request. */
type EventData = {
  before?: WrittenState;
  after?: WrittenState;
  outcome?: CallOutcome;
  /** Of an answer: when it was to leave, whether it has not left yet, and when it did. */
  sendAt?: string;
  isLeaving?: boolean;
  leftAt?: string;
  /** Of a text message: STOP and its like ask for no answer. */
  command?: string;
  /** Of what undoes another event: which. */
  eventId?: number;
  /** The reference of the quote request that a contact request has become. */
  quote?: string;
};

/** An event of a request, as far as it decides about it. */
export type PastEvent = { type: DeskEventType; at: Date; isUndone: boolean; data: EventData };

export const asDate = (moment: string | null | undefined) => (moment ? new Date(moment) : null);

/** When an answer or a call let the customer hear from us; null for all else. */
export function responseTime({ type, at, data }: PastEvent): Date | null {
  const { outcome, sendAt, leftAt, after } = data;
  if (type === "answer") return asDate(leftAt) ?? asDate(sendAt) ?? asDate(after?.firstResponseAt) ?? at;
  return type === "call" && outcome && ANSWERING_OUTCOMES.includes(outcome) ? at : null;
}
