import { expect, it } from "vitest";
import type { Work } from "../../../../domain/api/work/work.ts";
import { expectedWork, isShownAtOnce } from "./optimistic.ts";

const NEW: Work = {
  stage: "new",
  owner: null,
  rule: null,
  priority: "normal",
  followUpAt: null,
  respondBy: null,
  firstResponseAt: null,
  waitsFor: "us",
  waitsSince: "2026-11-12T17:00:00.000Z",
  lostReason: null,
  isConfirmed: false,
  version: 3,
  customerId: 1,
  location: null,
  tagIds: [],
};
const ana = { id: 7, name: "Ana Ruiz", role: "agent" as const };
const sam = { id: 8, name: "Sam Lee", role: "agent" as const, isAway: false };
const by = { me: ana, kind: "quote" as const, colleagues: [sam], mayApprove: false };

it("a change is expected as the server makes it: owner, stage, priority, follow-up, no answer needed", () => {
  expect(expectedWork(NEW, { do: "take" }, by).owner).toEqual({ id: 7, name: "Ana Ruiz" });
  expect(expectedWork(NEW, { do: "assign", ownerId: 8 }, by).owner).toEqual({ id: 8, name: "Sam Lee" });
  expect(expectedWork({ ...NEW, owner: sam }, { do: "assign", ownerId: null }, by).owner).toBeNull();
  // Whoever moves an unowned request on takes it.
  expect(expectedWork(NEW, { do: "stage", stage: "lost", reason: "price" }, by)).toMatchObject({
    stage: "lost",
    lostReason: "price",
    owner: { id: 7 },
  });
  expect(expectedWork(NEW, { do: "priority", priority: "high" }, by).priority).toBe("high");
  const at = "2026-11-20T09:00:00-06:00";
  expect(expectedWork(NEW, { do: "follow-up", at }, by).followUpAt).toBe("2026-11-20T15:00:00.000Z");
  expect(expectedWork(NEW, { do: "settle" }, by).waitsFor).toBe("nobody");
});

it("an agent's won waits to be confirmed, and that of those who approve does not", () => {
  expect(expectedWork(NEW, { do: "stage", stage: "won" }, by).isConfirmed).toBe(false);
  expect(expectedWork(NEW, { do: "stage", stage: "won" }, { ...by, mayApprove: true }).isConfirmed).toBe(true);
});

it("a note and a call are shown when the server has them, since they are more than a value", () => {
  expect(isShownAtOnce({ do: "note", text: "x" })).toBe(false);
  expect(isShownAtOnce({ do: "call", outcome: "reached" })).toBe(false);
  expect(isShownAtOnce({ do: "settle" })).toBe(true);
});
