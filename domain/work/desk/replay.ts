import type { DeskEventType } from "./events.ts";
import { asDate, responseTime, type PastEvent, type WrittenState } from "./past-events.ts";
import type { Stage } from "./stages.ts";
import { replayWaits, type Answerable, type LaterAnswer, type Wait } from "./waits.ts";

/** What the history of a request decides about it. */
export type RequestState = { stage: Stage; firstResponseAt: Date | null } & Wait;
/** The columns of a request that its history is replayed with. */
export type StoredState = RequestState & Answerable;
/** The events of which the state is made; others do not change it. */
export const STATE_EVENTS = [
  "received",
  "completed",
  "not-spam",
  "message",
  "settled",
  "stage",
  "call",
  "answer",
] as const satisfies DeskEventType[];

/** What the replay of a history gives: the state, and the later messages of the customer that were answered. */
export type Replayed = { state: RequestState; laterAnswers: LaterAnswer[] };

/**
 * Replays the history of a request, oldest event first. A request is answered by a message that left, or a call that
 * reached somebody (decision 92): events that are undone, such as an answer that came back, count for nothing.
 */
export function replayHistory(events: readonly PastEvent[], stored: StoredState): Replayed {
  return replayFrom(progressBefore(events, stored), events, stored);
}

type Progress = Pick<RequestState, "stage" | "firstResponseAt">;

/** The state that events lead to, from the progress before them. */
export function replayFrom(start: Progress, events: readonly PastEvent[], stored: Answerable): Replayed {
  const standing = events.filter(({ isUndone }) => !isUndone);
  const progress = standing.reduce<Progress>(
    ({ stage, firstResponseAt }, event) => ({
      stage: stageAfter(stage, event),
      firstResponseAt: earliest(firstResponseAt, firstResponseOf(event)),
    }),
    start,
  );
  const { wait, laterAnswers } = replayWaits(standing, stored);
  return { state: { ...progress, ...wait }, laterAnswers };
}

/**
 * The progress before all events: what a request that was made of another one took over, else what the first event that
 * changed it has replaced. What no event has changed is as it is stored.
 */
export function progressBefore(events: readonly PastEvent[], stored: Progress): Progress {
  const taken = events.find(({ type, data }) => type === "received" && data.after)?.data.after;
  if (taken) return { stage: taken.stage ?? stored.stage, firstResponseAt: asDate(taken.firstResponseAt) };
  const replaced = events.map(({ data }) => data.before ?? {});
  const stage = replaced.find((before) => before.stage !== undefined)?.stage ?? stored.stage;
  const response = replaced.find((before) => before.firstResponseAt !== undefined);
  return { stage, firstResponseAt: response ? asDate(response.firstResponseAt) : stored.firstResponseAt };
}

function stageAfter(stage: Stage, event: PastEvent): Stage {
  if (event.type === "answer") return stageOfAnswered(stage);
  return event.type === "stage" ? (event.data.after?.stage ?? stage) : stage;
}

/**
 * When an event was a response: an answer as soon as it is written, with the time at which it leaves. Older versions
 * counted other calls and stages, too, and noted that in the event.
 */
function firstResponseOf(event: PastEvent): Date | null {
  const { type, at, data } = event;
  const noted = asDate(data.after?.firstResponseAt);
  if (type === "answer") return asDate(data.sendAt) ?? noted ?? at;
  return type === "call" || type === "stage" ? (responseTime(event) ?? noted) : null;
}

/** An answer moves a new request on, and no other. */
export function stageOfAnswered(stage: Stage): Stage {
  return stage === "new" ? "contacted" : stage;
}

/** The state that a quote request takes over from the contact request that it was made of. */
export function stateOfTurned({ firstResponseAt, waitsFor, waitsSince }: Omit<RequestState, "stage">): RequestState {
  return { stage: firstResponseAt ? "contacted" : "new", firstResponseAt, waitsFor, waitsSince };
}

/** A state as an event has it; undefined where one of before version 0.3 does not know all of it. */
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
