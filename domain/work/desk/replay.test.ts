import { describe, expect, it } from "vitest";
import type { PastEvent } from "./past-events.ts";
import {
  earliest,
  isSameProgress,
  isSameState,
  replayHistory,
  stageOfAnswered,
  stateFrom,
  stateOfTurned,
  type StoredState,
} from "./replay.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 16, minute));
const iso = (minute: number) => at(minute).toISOString();
const happened = (minute: number, type: PastEvent["type"], data: PastEvent["data"] = {}): PastEvent => ({
  type,
  at: at(minute),
  isUndone: false,
  data,
});
const undone = (event: PastEvent): PastEvent => ({ ...event, isUndone: true });
const STORED: StoredState = {
  kind: "quote",
  stage: "new",
  firstResponseAt: null,
  waitsFor: "us",
  waitsSince: at(0),
  respondBy: at(59),
  isSuspect: false,
};
const RECEIVED = happened(0, "received");
const stateAfter = (stored: Partial<StoredState>, ...events: PastEvent[]) =>
  replayHistory([RECEIVED, ...events], { ...STORED, ...stored }).state;

describe("the state of a request, replayed from its history", () => {
  it("is that of a new one where nothing has happened", () => {
    expect(stateAfter({})).toEqual({ stage: "new", firstResponseAt: null, waitsFor: "us", waitsSince: at(0) });
  });

  it("is answered from when an answer is to be sent, and moves on with it", () => {
    const answered = { stage: "contacted", firstResponseAt: at(5) };
    expect(stateAfter({}, happened(2, "answer", { sendAt: iso(5) }))).toMatchObject(answered);
    expect(stateAfter({}, happened(2, "answer", { after: { firstResponseAt: iso(5) } }))).toMatchObject(answered);
    expect(stateAfter({}, happened(5, "answer"))).toMatchObject(answered);
    expect(stateAfter({ stage: "quoted" }, happened(5, "answer"))).toMatchObject({ stage: "quoted" });
    expect(stateAfter({ kind: "service" }, happened(5, "answer"))).toMatchObject({ stage: "new" });
  });

  it("keeps the first response of several, in whatever order they were noted", () => {
    const [late, early] = [happened(2, "answer", { sendAt: iso(9) }), happened(3, "call", { outcome: "reached" })];
    expect(stateAfter({}, late, early).firstResponseAt).toEqual(at(3));
    expect(stateAfter({}, early, late).firstResponseAt).toEqual(at(3));
  });

  it("counts a call that reached somebody, and what older versions noted of calls and stages", () => {
    expect(stateAfter({}, happened(3, "call", { outcome: "voicemail" })).firstResponseAt).toBeNull();
    const noted = { after: { firstResponseAt: iso(4) } };
    expect(stateAfter({}, happened(5, "call", noted)).firstResponseAt).toEqual(at(4));
    expect(stateAfter({}, happened(5, "stage", noted)).firstResponseAt).toEqual(at(4));
    expect(stateAfter({}, happened(5, "priority", noted)).firstResponseAt).toBeNull();
  });

  it("has the stage that the last change of stage left", () => {
    const moved = (minute: number, before: "new" | "quoted", stage: "quoted" | "won") =>
      happened(minute, "stage", { before: { stage: before }, after: { stage } });
    expect(stateAfter({}, moved(1, "new", "quoted"), moved(2, "quoted", "won")).stage).toBe("won");
    expect(stateAfter({}, moved(1, "new", "quoted"), happened(2, "stage", { after: {} })).stage).toBe("quoted");
    expect(stateAfter({}, moved(1, "new", "quoted"), happened(2, "stage")).stage).toBe("quoted");
    expect(stateAfter({}, happened(2, "note", { after: { stage: "won" } })).stage).toBe("new");
  });

  it("goes back to what undone events had replaced", () => {
    const answer = happened(2, "answer", { before: { stage: "quoted", firstResponseAt: iso(1) } });
    const now = { stage: "contacted", firstResponseAt: at(2) } as const;
    expect(stateAfter(now, undone(answer))).toMatchObject({ stage: "quoted", firstResponseAt: at(1) });
    const first = happened(1, "priority", { before: {} });
    const cleared = happened(2, "answer", { before: { stage: "new", firstResponseAt: null } });
    const later = happened(3, "stage", { before: { stage: "won", firstResponseAt: iso(2) } });
    expect(stateAfter(now, first, undone(cleared), undone(later))).toMatchObject({
      stage: "new",
      firstResponseAt: null,
    });
  });

  it("keeps what is stored where no event has changed it", () => {
    const stored = { stage: "quoted", firstResponseAt: at(1) } as const;
    expect(stateAfter(stored, happened(2, "note"))).toMatchObject(stored);
  });

  it("begins with what the request took over from the one it was made from", () => {
    const taken = (after: PastEvent["data"]["after"]) =>
      replayHistory([happened(0, "received", after ? { after } : {})], { ...STORED, stage: "won" }).state;
    expect(taken({ stage: "contacted", firstResponseAt: iso(1) })).toMatchObject({
      stage: "contacted",
      firstResponseAt: at(1),
    });
    expect(taken({ firstResponseAt: null })).toMatchObject({ stage: "won", firstResponseAt: null });
    const corrected = [happened(1, "corrected", { after: { stage: "lost" } })];
    expect(replayHistory(corrected, { ...STORED, stage: "quoted" }).state.stage).toBe("quoted");
  });

  it("tells the later messages that were answered", () => {
    const events = [RECEIVED, happened(1, "answer"), happened(4, "message"), happened(6, "answer")];
    expect(replayHistory(events, STORED).laterAnswers).toEqual([{ since: at(4), answeredAt: at(6) }]);
  });
});

it("an answer moves only a new request, to the stage that its kind names", () => {
  expect(stageOfAnswered("quote", "new")).toBe("contacted");
  expect(stageOfAnswered("service", "new")).toBe("new");
  expect(stageOfAnswered("quote", "won")).toBe("won");
});

it("a quote request made of a contact request is contacted where that was answered", () => {
  const wait = { waitsFor: "customer", waitsSince: at(3) } as const;
  expect(stateOfTurned({ ...wait, firstResponseAt: at(2) })).toEqual({
    ...wait,
    stage: "contacted",
    firstResponseAt: at(2),
  });
  expect(stateOfTurned({ ...wait, firstResponseAt: null }).stage).toBe("new");
});

it("a written state is read only where all of it is known", () => {
  const written = { stage: "won", waitsFor: "us", firstResponseAt: iso(1), waitsSince: iso(2) } as const;
  expect(stateFrom(written)).toEqual({
    stage: "won",
    waitsFor: "us",
    firstResponseAt: at(1),
    waitsSince: at(2),
  });
  expect(stateFrom({ ...written, firstResponseAt: null, waitsSince: null })).toMatchObject({
    firstResponseAt: null,
    waitsSince: null,
  });
  expect([stateFrom({ stage: "won" }), stateFrom({ waitsFor: "us" })]).toEqual([undefined, undefined]);
});

it("the earliest of two moments is the only one there is, or the earlier", () => {
  expect([earliest(null, at(1)), earliest(at(1), null), earliest(null, null)]).toEqual([at(1), at(1), null]);
  expect([earliest(at(1), at(2)), earliest(at(2), at(1))]).toEqual([at(1), at(1)]);
  const same = at(1);
  expect(earliest(same, at(1))).toBe(same);
});

it("two states are the same where every part is", () => {
  const state = { stage: "won", firstResponseAt: at(1), waitsFor: "us", waitsSince: at(2) } as const;
  expect(isSameState(state, { ...state, firstResponseAt: at(1), waitsSince: at(2) })).toBe(true);
  const none = { ...state, firstResponseAt: null, waitsSince: null };
  expect(isSameState(none, { ...none })).toBe(true);
  for (const change of [
    { stage: "lost" as const },
    { firstResponseAt: at(9) },
    { firstResponseAt: null },
    { waitsFor: "customer" as const },
    { waitsSince: at(9) },
    { waitsSince: null },
  ]) {
    expect(isSameState(state, { ...state, ...change })).toBe(false);
    expect(isSameState({ ...state, ...change }, state)).toBe(false);
  }
  expect(isSameProgress(state, { ...state, stage: "lost" })).toBe(false);
});
