import type { PastEvent } from "./past-events.ts";

type OwnedEvent = PastEvent & { id: number };

/**
 * Replays who owns a request, from all of its events, oldest first. An answer that failed still took the request; one
 * that was called back, which an event of its own tells, gave it back.
 */
export function replayOwner(events: readonly OwnedEvent[], stored: number | null): number | null {
  const first = events.find(({ data }) => data.before?.ownerId !== undefined)?.data.before;
  const calledBack = new Set(events.map(({ type, data }) => (type === "undone" ? data.eventId : undefined)));
  const standing = events.filter(({ id, type, isUndone }) => (type === "answer" ? !calledBack.has(id) : !isUndone));
  return standing.reduce<number | null>(
    (owner, { data }) => (data.after?.ownerId === undefined ? owner : data.after.ownerId),
    first?.ownerId === undefined ? stored : first.ownerId,
  );
}
