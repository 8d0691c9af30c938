import { expect, it } from "vitest";
import type { DeskEvent } from "../../api/work/work.ts";
import { faultsOf } from "../../platform/faults-of.ts";
import { UNDOABLE, DESK_EVENTS } from "./events.ts";
import { eventsSince, lastHeard, type Seen } from "./since.ts";
import { stageName } from "./stage-name.ts";
import { ALL_STAGES, ANSWERING_OUTCOMES, END_STAGES, isOwnId, isStageOf, stagesAfter, stagesOf } from "./stages.ts";
import { toQuote } from "./to-quote.ts";
import { USUAL_SORTS } from "./views.ts";

it("the stages of all kinds are sorted so that each kind keeps its order", () => {
  expect(ALL_STAGES).toEqual([...new Set(ALL_STAGES)]);
  for (const kind of ["quote", "contact", "service"] as const)
    expect(ALL_STAGES.filter((stage) => isStageOf(kind, stage))).toEqual(stagesOf(kind));
  expect(ALL_STAGES.length).toBe(10);
  expect(END_STAGES).toEqual(["won", "lost", "answered", "closed", "done"]);
});

it("a request can be moved to every other stage of its kind", () => {
  expect(stagesAfter("contact", "contacted")).toEqual(["new", "answered", "closed"]);
  expect([isStageOf("contact", "won"), isStageOf("quote", "won")]).toEqual([false, true]);
});

it("the first stage of a service request is called open", () => {
  expect([stageName("service", "new"), stageName("quote", "new"), stageName("service", "done")]).toEqual([
    "open",
    "new",
    "done",
  ]);
});

it("an id of an office's own begins with own- and is 4 to 40 small letters and digits", () => {
  expect([`own-abc4`, `own-${"a".repeat(40)}`].every(isOwnId)).toBe(true);
  expect(["own-abc", `own-${"a".repeat(41)}`, "own-ABCD", "xown-abcd", "own-abcd!", "price"].some(isOwnId)).toBe(false);
});

it("a call reached the customer where they answered, or said not to call again", () => {
  expect(ANSWERING_OUTCOMES).toEqual(["reached", "do-not-call"]);
});

it("what others did and what was sent cannot be undone", () => {
  const lasting = DESK_EVENTS.filter((type) => !UNDOABLE.includes(type));
  for (const type of ["answer", "message", "offer", "offer-answer", "received", "undone", "booking", "binned"] as const)
    expect(lasting).toContain(type);
  for (const type of ["taken", "assigned", "stage", "confirmed", "priority", "follow-up", "note"] as const)
    expect(lasting).not.toContain(type);
  for (const type of ["call", "premium", "not-spam", "settled", "tags"] as const) expect(lasting).not.toContain(type);
});

it("the list of what is due begins with the follow-up, that of what waits with who has waited longest", () => {
  expect(USUAL_SORTS).toEqual({ due: "followUpAt", waiting: "waitsSince", waitingMine: "waitsSince" });
});

it("events after a version are those that whoever holds it has not seen", () => {
  const event = (id: number, data: DeskEvent["data"]): DeskEvent => ({
    id,
    type: "note",
    at: "2026-11-16T16:00:00Z",
    actor: null,
    data,
    isUndone: false,
  });
  const events = [
    event(1, { version: 1 }),
    event(2, { version: 2 }),
    event(3, { version: 3 }),
    event(4, { version: "9" }),
  ];
  const since = (seen: Seen) => eventsSince([...events, event(5, {}), ...written], seen).map(({ id }) => id);
  const written = [6, 7].map((at) => ({ ...event(at, {}), type: "message" as const, at: `2026-11-16T16:0${at}:00Z` }));
  expect(since({ version: 2 })).toEqual([3]);
  expect(since({ version: 3, heard: written[0]?.at ?? "" })).toEqual([7]);
  expect(since({ version: 3, heard: null })).toEqual([6, 7]);
  expect([lastHeard(events), lastHeard([...events, ...written, event(8, {})])]).toEqual([null, written[1]?.at]);
  // A mail may wait for the lock of its request, so that a later event is of an earlier time.
  expect(lastHeard(written.toReversed())).toBe(written[1]?.at);
  // Files that come one after the other are one event, with the time of the last.
  const lastAt = "2026-11-16T16:14:00Z";
  const uploads = { ...event(9, { uploads: 2, lastAt }), type: "message" as const, at: "2026-11-16T16:08:00Z" };
  expect(lastHeard([...written, uploads])).toBe(lastAt);
  expect(eventsSince([uploads], { version: 3, heard: uploads.at })).toEqual([uploads]);
});

it("a contact request becomes a quote request for the insurance that is named, else the usual one", () => {
  expect(toQuote.parse({ version: 0 })).toEqual({ version: 0, insuranceType: "auto" });
  expect(toQuote.parse({ version: 4, insuranceType: "home" })).toEqual({ version: 4, insuranceType: "home" });
  expect(Object.keys(faultsOf(toQuote, { version: -1, insuranceType: "boots" }))).toEqual(["version", "insuranceType"]);
});
