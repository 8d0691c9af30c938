import type { PastEvent } from "./past-events.ts";

type OwnedEvent = PastEvent & { id: number };

/**
 * Replays who owns a request, from all of its events, oldest first. An answer that failed still took the request. An
 * answer that was recalled, which has an `undone` event of its own, gave it back, unless that event says otherwise.
 */
export function replayOwner(events: readonly OwnedEvent[], stored: number | null): number | null {
  const first = events.find(({ data }) => data.before?.ownerId !== undefined)?.data.before;
  const recalled = new Set(
    events.map(({ type, data }) => (type === "undone" && !data.keepsOwner ? data.eventId : undefined)),
  );
  const standing = events.filter(({ id, type, isUndone }) => (type === "answer" ? !recalled.has(id) : !isUndone));
  return standing.reduce<number | null>(
    (owner, { data }) => (data.after?.ownerId === undefined ? owner : data.after.ownerId),
    first?.ownerId === undefined ? stored : first.ownerId,
  );
}
