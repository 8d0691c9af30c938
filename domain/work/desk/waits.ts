import { responseTime, type PastEvent, type WrittenState } from "./past-events.ts";
import { isEnd, type WaitsFor } from "./stages.ts";

/** The party that a request waits for, and since when. */
export type Wait = { waitsFor: WaitsFor; waitsSince: Date | null };
export const NO_WAIT: Wait = { waitsFor: "nobody", waitsSince: null };

/**
 * The columns that decide whether a request can wait: one that cannot be answered, or that is suspected, waits for
 * nobody.
 */
export type Answerable = { respondBy: Date | null; isSuspect: boolean };

/** A message of the customer that was answered: since when they had waited, and when the answer came. */
export type LaterAnswer = { since: Date; answeredAt: Date };

/** Returns the wait of a request that has just come. */
export function waitOfNew({ requestDate, respondBy }: { requestDate: Date; respondBy: Date | null }): Wait {
  return respondBy ? { waitsFor: "us", waitsSince: requestDate } : NO_WAIT;
}

type Conversation = {
  /** The wait as if the request had not ended. */
  wait: Wait;
  /** True when the wait for us began with a message, not with the request itself. */
  isLater: boolean;
  endedAt: Date | null;
  answers: LaterAnswer[];
};

/**
 * Replays whom a request waits for, oldest event first; `events` must not contain undone ones. An incoming message
 * makes the request wait for us; of several messages, the first begins the wait. A message that was sent, or a call
 * that reached somebody, makes it wait for the customer. An attempt that reached nobody changes nothing. An ended
 * request waits for nobody, until the customer writes again.
 */
export function replayWaits(
  events: readonly PastEvent[],
  { respondBy, isSuspect }: Answerable,
): { wait: Wait; laterAnswers: LaterAnswer[] } {
  const begin: Conversation = { wait: NO_WAIT, isLater: false, endedAt: null, answers: [] };
  const { wait, endedAt, answers } = events.reduce(
    (conversation, event) => applyEvent(conversation, event, respondBy !== null),
    begin,
  );
  const stopped = endedAt && { waitsFor: "nobody" as const, waitsSince: endedAt };
  return { wait: isSuspect ? NO_WAIT : (stopped ?? wait), laterAnswers: answers };
}

function applyEvent(before: Conversation, event: PastEvent, isAnswerable: boolean): Conversation {
  const { type, at, data } = event;
  switch (type) {
    case "received": {
      const taken = data.after && waitTakenOver(data.after, at);
      return taken ? { ...before, wait: taken } : isAnswerable ? waitForUs(before, at) : before;
    }
    // The wait of a request that could not be answered, or was held back, begins now.
    case "completed":
      return isAnswerable ? { ...waitForUs(before, at), endedAt: null } : before;
    case "not-spam":
      return isAnswerable ? waitForUs(before, at) : before;
    case "corrected":
      return data.isReachable ? waitForUs(before, at) : before;
    case "message":
    case "offer-answer": {
      // A command asks for no answer, and neither does the acknowledgement that belongs to a wish.
      if (data.command || data.offer === "acknowledged") return before;
      if (before.wait.waitsFor === "us") return { ...before, endedAt: null };
      return { ...before, wait: { waitsFor: "us", waitsSince: at }, isLater: true, endedAt: null };
    }
    case "settled":
      return { ...before, wait: { waitsFor: "nobody", waitsSince: at }, isLater: false };
    case "stage":
      // Another reason for the same end is no change of stage.
      if (!data.after?.stage) return before;
      return { ...before, endedAt: isEnd(data.after.stage) ? at : null };
    default: {
      const answeredAt = responseTime(event);
      return answeredAt && !data.isLeaving ? waitForCustomer(before, answeredAt) : before;
    }
  }
}

function waitForUs(before: Conversation, at: Date): Conversation {
  return { ...before, wait: { waitsFor: "us", waitsSince: at }, isLater: false };
}

function waitForCustomer(before: Conversation, answeredAt: Date): Conversation {
  const { waitsFor, waitsSince } = before.wait;
  const isAnswer = waitsFor === "us" && waitsSince && before.isLater && waitsSince <= answeredAt;
  return {
    ...before,
    wait: { waitsFor: "customer", waitsSince: answeredAt },
    isLater: false,
    answers: isAnswer ? [...before.answers, { since: waitsSince, answeredAt }] : before.answers,
  };
}

/**
 * Returns the wait of a request that was made from another one. Before version 0.3 only the first response was taken
 * over.
 */
function waitTakenOver({ firstResponseAt, waitsFor, waitsSince }: WrittenState, at: Date): Wait {
  if (waitsFor) return { waitsFor, waitsSince: waitsSince ? new Date(waitsSince) : null };
  return { waitsFor: firstResponseAt ? "customer" : "us", waitsSince: at };
}
