import type { DeskEventType } from "./events.ts";
import { ANSWERING_OUTCOMES, type CallOutcome, type Stage } from "./stages.ts";

/** What the history of a request decides about it. */
export type RequestState = { stage: Stage; firstResponseAt: Date | null };

/** An event of a request, as far as it decides about it. */
export type PastEvent = { type: DeskEventType; at: Date; isUndone: boolean; data: Record<string, unknown> };

/** The events of which the state is made; others change neither stage nor first response. */
export const STATE_EVENTS = ["received", "stage", "call", "answer"] as const satisfies DeskEventType[];

/** Moments of an event are written out in its data. */
type Written = { stage?: Stage; firstResponseAt?: string | null };
type Told = { before?: Written; after?: Written; outcome?: CallOutcome; sendAt?: string };

const toldBy = ({ data }: PastEvent): Told => data;
const asDate = (moment: string | null | undefined) => (moment ? new Date(moment) : null);

/**
 * Replays the history of a request, oldest event first. A request is answered by a message that left, or a call that
 * reached somebody (decision 92): events that are undone, such as an answer that came back, count for nothing.
 */
export function replayHistory(events: readonly PastEvent[], stored: RequestState): RequestState {
  return replayFrom(stateBefore(events, stored), events);
}

/** The state that events lead to, from the one before them. */
export function replayFrom(start: RequestState, events: readonly PastEvent[]): RequestState {
  const standing = events.filter(({ isUndone }) => !isUndone);
  return standing.reduce<RequestState>(
    ({ stage, firstResponseAt }, event) => ({
      stage: stageAfter(stage, event),
      firstResponseAt: earliest(firstResponseAt, responseOf(event)),
    }),
    start,
  );
}

/**
 * The state before all events: what a request that was made of another one took over, else what the first event that
 * changed it has replaced. What no event has changed is as it is stored.
 */
export function stateBefore(events: readonly PastEvent[], stored: RequestState): RequestState {
  const taken = events.find(({ type, data }) => type === "received" && "after" in data);
  if (taken) return { ...stored, firstResponseAt: null, ...stateFrom(toldBy(taken).after ?? {}) };
  const replaced = events.map((event) => toldBy(event).before ?? {});
  const stage = replaced.find((before) => before.stage !== undefined)?.stage ?? stored.stage;
  const response = replaced.find((before) => before.firstResponseAt !== undefined);
  return { stage, firstResponseAt: response ? asDate(response.firstResponseAt) : stored.firstResponseAt };
}

function stateFrom({ stage, firstResponseAt }: Written): Partial<RequestState> {
  return { ...(stage && { stage }), firstResponseAt: asDate(firstResponseAt) };
}

function stageAfter(stage: Stage, event: PastEvent): Stage {
  if (event.type === "answer") return stageOfAnswered(stage);
  return event.type === "stage" ? (toldBy(event).after?.stage ?? stage) : stage;
}

/** When an event let the customer hear from us. Older versions counted others, too, and noted that in the event. */
function responseOf(event: PastEvent): Date | null {
  const { outcome, sendAt, after } = toldBy(event);
  switch (event.type) {
    case "answer":
      return asDate(sendAt) ?? asDate(after?.firstResponseAt) ?? event.at;
    case "call":
      return outcome && ANSWERING_OUTCOMES.includes(outcome) ? event.at : asDate(after?.firstResponseAt);
    case "stage":
      return asDate(after?.firstResponseAt);
    default:
      return null;
  }
}

/** An answer moves a new request on, and no other. */
export function stageOfAnswered(stage: Stage): Stage {
  return stage === "new" ? "contacted" : stage;
}

/** The state that a quote request takes over from the contact request that it was made of. */
export function stateOfTurned({ firstResponseAt }: Pick<RequestState, "firstResponseAt">): RequestState {
  return { stage: firstResponseAt ? "contacted" : "new", firstResponseAt };
}

export function earliest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one <= other ? one : other;
}

export function isSameState(one: RequestState, other: RequestState): boolean {
  return one.stage === other.stage && one.firstResponseAt?.getTime() === other.firstResponseAt?.getTime();
}
