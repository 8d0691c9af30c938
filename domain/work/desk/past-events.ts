import type { DeskEventType } from "./events.ts";
import { ANSWERING_OUTCOMES, type CallOutcome, type Stage, type WaitsFor } from "./stages.ts";

/** Part of a request's state as an event stores it, serialized: moments are ISO texts. */
export type WrittenState = {
  stage?: Stage;
  firstResponseAt?: string | null;
  waitsFor?: WaitsFor;
  waitsSince?: string | null;
  ownerId?: number | null;
};

/** The data of events, as far as it decides about their request. */
type EventData = {
  before?: WrittenState;
  after?: WrittenState;
  outcome?: CallOutcome;
  /** For a call with an outcome of the office's own: true when it reached the customer. */
  isReached?: boolean;
  /** For an answer: when it was to be sent, whether it has not been sent yet, and when it was sent. */
  sendAt?: string;
  isLeaving?: boolean;
  leftAt?: string;
  /** For a text message: its command. STOP and its like ask for no answer. */
  command?: string;
  /** For a correction: true when it added the first way to reach a customer whom nobody had answered. */
  isReachable?: boolean;
  /** For an answer to offers: what the customer did. */
  offer?: string;
  /** For an undo: the id of the undone event, and whether the request stays with the owner that the event gave it. */
  eventId?: number;
  keepsOwner?: boolean;
  /** The reference of the quote request that a contact request has become. */
  quote?: string;
};

/** An event of a request, with the data that decides about the request's state. */
export type PastEvent = { type: DeskEventType; at: Date; isUndone: boolean; data: EventData };

export const asDate = (moment: string | null | undefined) => (moment ? new Date(moment) : null);

/** Returns the time when an answer or a call let the customer hear from us; null for all other events. */
export function responseTime({ type, at, data }: PastEvent): Date | null {
  const { outcome, isReached, sendAt, leftAt, after } = data;
  if (type === "answer") return asDate(leftAt) ?? asDate(sendAt) ?? asDate(after?.firstResponseAt) ?? at;
  return type === "call" && outcome && (isReached || ANSWERING_OUTCOMES.includes(outcome)) ? at : null;
}
