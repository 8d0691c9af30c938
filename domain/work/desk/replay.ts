import type { DeskEventType } from "./events.ts";
import { asDate, responseTime, type PastEvent, type WrittenState } from "./past-events.ts";
import { KINDS, type LeadKind } from "../request-kinds.ts";
import type { Stage } from "./stages.ts";
import { replayWaits, type Answerable, type LaterAnswer, type Wait } from "./waits.ts";

/** The state of a request that its history decides. */
export type RequestState = { stage: Stage; firstResponseAt: Date | null } & Wait;
/** The columns of a request that its history is replayed with. */
export type StoredState = RequestState & Replayable;
/** The kind of a request, which decides what an answer changes, and whether the request can wait. */
type Replayable = Answerable & { kind: LeadKind };
/** The types of events that decide the state; others do not change it. */
export const STATE_EVENTS = [
  "received",
  "completed",
  "corrected",
  "not-spam",
  "message",
  "offer-answer",
  "settled",
  "stage",
  "call",
  "answer",
] as const satisfies DeskEventType[];

/** The result of a replay: the state, and the later messages of the customer that were answered. */
export type Replayed = { state: RequestState; laterAnswers: LaterAnswer[] };

/**
 * Replays the history of a request, oldest event first. A request is answered by a message that was sent, or a call
 * that reached somebody (decision 92). Undone events, such as an answer that came back, count for nothing.
 */
export function replayHistory(events: readonly PastEvent[], stored: StoredState): Replayed {
  return replayFrom(progressBefore(events, stored), events, stored);
}

type Progress = Pick<RequestState, "stage" | "firstResponseAt">;

/** Replays events from the progress before them. */
export function replayFrom(start: Progress, events: readonly PastEvent[], stored: Replayable): Replayed {
  const standing = events.filter(({ isUndone }) => !isUndone);
  const progress = standing.reduce<Progress>(
    ({ stage, firstResponseAt }, event) => ({
      stage: stageAfter(stored.kind, stage, event),
      firstResponseAt: earliest(firstResponseAt, firstResponseOf(event)),
    }),
    start,
  );
  const { wait, laterAnswers } = replayWaits(standing, stored);
  return { state: { ...progress, ...wait }, laterAnswers };
}

/**
 * Returns the progress before all events: what a request that was made from another one took over, else the values that
 * the first event to change them replaced. A value that no event has changed is the stored one.
 */
export function progressBefore(events: readonly PastEvent[], stored: Progress): Progress {
  const taken = events.find(({ type, data }) => type === "received" && data.after)?.data.after;
  if (taken) return { stage: taken.stage ?? stored.stage, firstResponseAt: asDate(taken.firstResponseAt) };
  const replaced = events.map(({ data }) => data.before ?? {});
  const stage = replaced.find((before) => before.stage !== undefined)?.stage ?? stored.stage;
  const response = replaced.find((before) => before.firstResponseAt !== undefined);
  return { stage, firstResponseAt: response ? asDate(response.firstResponseAt) : stored.firstResponseAt };
}

function stageAfter(kind: LeadKind, stage: Stage, event: PastEvent): Stage {
  if (event.type === "answer") return stageOfAnswered(kind, stage);
  return event.type === "stage" ? (event.data.after?.stage ?? stage) : stage;
}

/**
 * Returns the time of an event that was a response, else null. An answer counts as soon as it is written, with the time
 * at which it is sent. Older versions counted other calls and stages, too, and noted that in the event.
 */
function firstResponseOf(event: PastEvent): Date | null {
  const { type, at, data } = event;
  const noted = asDate(data.after?.firstResponseAt);
  if (type === "answer") return asDate(data.sendAt) ?? noted ?? at;
  return type === "call" || type === "stage" ? (responseTime(event) ?? noted) : null;
}

/** Returns the stage after an answer: a new request moves to the stage that its kind names, all others stay. */
export function stageOfAnswered(kind: LeadKind, stage: Stage): Stage {
  return stage === "new" ? KINDS[kind].answeredStage : stage;
}

/** Returns the state that a quote request takes over from the contact request that it was made from. */
export function stateOfTurned({ firstResponseAt, waitsFor, waitsSince }: Omit<RequestState, "stage">): RequestState {
  return { stage: firstResponseAt ? "contacted" : "new", firstResponseAt, waitsFor, waitsSince };
}

/** Parses a state from an event; undefined where an event from before version 0.3 does not know all of it. */
export function stateFrom({ stage, waitsFor, ...moments }: WrittenState): RequestState | undefined {
  if (!stage || !waitsFor) return undefined;
  const { firstResponseAt, waitsSince } = moments;
  return { stage, firstResponseAt: asDate(firstResponseAt), waitsFor, waitsSince: asDate(waitsSince) };
}

export function earliest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one <= other ? one : other;
}

export function isSameProgress(one: Progress, other: Progress): boolean {
  return one.stage === other.stage && one.firstResponseAt?.getTime() === other.firstResponseAt?.getTime();
}

export function isSameState(one: RequestState, other: RequestState): boolean {
  return (
    isSameProgress(one, other) &&
    one.waitsFor === other.waitsFor &&
    one.waitsSince?.getTime() === other.waitsSince?.getTime()
  );
}
