import { expect, it } from "vitest";
import type { PastEvent } from "./past-events.ts";
import { replayOwner } from "./replay-owner.ts";

type Owned = Parameters<typeof replayOwner>[0][number];
const event = (id: number, type: PastEvent["type"], data: PastEvent["data"] = {}, isUndone = false): Owned => ({
  id,
  type,
  at: new Date(Date.UTC(2026, 10, 16, 16, id)),
  isUndone,
  data,
});
const moved = (from: number | null, to: number | null) => ({ before: { ownerId: from }, after: { ownerId: to } });

it("the owner of a request is whoever it was last given to", () => {
  expect(replayOwner([event(1, "taken", moved(null, 7)), event(2, "assigned", moved(7, 8))], 8)).toBe(8);
  expect(replayOwner([event(1, "assigned", moved(7, 8)), event(2, "assigned", moved(8, null))], 7)).toBeNull();
  expect(replayOwner([event(1, "taken", moved(null, 7)), event(2, "note", { after: {} }), event(3, "note")], 9)).toBe(
    7,
  );
});

it("the owner is the stored one where no event has changed it", () => {
  expect(replayOwner([event(1, "note"), event(2, "stage", { before: {}, after: {} })], 5)).toBe(5);
});

it("what was undone gives the request back to its owner before", () => {
  expect(replayOwner([event(1, "note"), event(2, "assigned", moved(7, 8), true)], 8)).toBe(7);
  expect(replayOwner([event(1, "taken", moved(null, 7), true)], 7)).toBeNull();
});

it("an answer that failed still took the request; one that was recalled gave it back, or says that it did not", () => {
  const failed = event(1, "answer", moved(null, 7), true);
  expect(replayOwner([failed], null)).toBe(7);
  expect(replayOwner([failed, event(2, "undone", { eventId: 1 })], 7)).toBeNull();
  expect(replayOwner([failed, event(2, "undone", { eventId: 1, keepsOwner: true })], 7)).toBe(7);
  expect(replayOwner([failed, event(2, "note", { eventId: 1 })], 7)).toBe(7);
});
