import { describe, expect, it } from "vitest";
import type { PastEvent } from "./past-events.ts";
import { replayWaits, waitOfNew } from "./waits.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 16, minute));
const happened = (minute: number, type: PastEvent["type"], data: PastEvent["data"] = {}): PastEvent => ({
  type,
  at: at(minute),
  isUndone: false,
  data,
});
const waitAfter = (...events: PastEvent[]) => replayWaits(events, { respondBy: at(59), isSuspect: false }).wait;
const us = (minute: number) => ({ waitsFor: "us", waitsSince: at(minute) });
const customer = (minute: number) => ({ waitsFor: "customer", waitsSince: at(minute) });
const nobody = (minute: number) => ({ waitsFor: "nobody", waitsSince: at(minute) });
const RECEIVED = happened(0, "received");
const ANSWERED = happened(2, "answer", { leftAt: at(3).toISOString() });

describe("whom a request waits for", () => {
  it("is us from when it came, however often the customer writes until we answer", () => {
    expect(waitAfter(RECEIVED)).toEqual(us(0));
    expect(waitAfter(RECEIVED, happened(1, "message"))).toEqual(us(0));
    expect(waitAfter(RECEIVED, ANSWERED, happened(4, "message"), happened(5, "message"))).toEqual(us(4));
  });

  it("is the customer from when an answer left, or a call reached them", () => {
    expect(waitAfter(RECEIVED, ANSWERED)).toEqual(customer(3));
    expect(waitAfter(RECEIVED, happened(2, "answer", { isLeaving: true }))).toEqual(us(0));
    expect(waitAfter(RECEIVED, happened(2, "call", { outcome: "reached" }))).toEqual(customer(2));
  });

  it("is still us where the customer wrote after the answer was written, before it left", () => {
    expect(waitAfter(RECEIVED, happened(2, "answer", { leftAt: at(9).toISOString() }), happened(4, "message"))).toEqual(
      us(4),
    );
  });

  it("is not changed by attempts, acknowledgements, sequences, automatic replies, bounces, STOP and notes", () => {
    const nothing = [
      happened(5, "call", { outcome: "voicemail" }),
      happened(6, "call", { outcome: "wrong-number" }),
      happened(6, "sequence"),
      happened(6, "automatic"),
      happened(6, "bounced"),
      happened(6, "message", { command: "stop" }),
      happened(6, "offer-answer", { offer: "acknowledged" }),
      happened(6, "note", { outcome: "reached" }),
      happened(6, "stage"),
      happened(6, "note"),
    ];
    expect(waitAfter(RECEIVED, ...nothing)).toEqual(us(0));
    expect(waitAfter(RECEIVED, ANSWERED, ...nothing)).toEqual(customer(3));
  });

  it("is nobody once somebody said so or it has ended, until the customer writes again, whatever the stage", () => {
    expect(waitAfter(RECEIVED, ANSWERED, happened(4, "message"), happened(5, "settled"))).toEqual(nobody(5));
    const ended = happened(5, "stage", { after: { stage: "won" } });
    expect(waitAfter(RECEIVED, ended)).toEqual(nobody(5));
    expect(waitAfter(RECEIVED, ended, happened(6, "stage", { after: {} }))).toEqual(nobody(5));
    expect(waitAfter(RECEIVED, ended, happened(6, "message"))).toEqual(us(0));
    expect(waitAfter(RECEIVED, ANSWERED, ended, happened(6, "message"))).toEqual(us(6));
    expect(waitAfter(RECEIVED, ended, happened(6, "completed"))).toEqual(us(6));
    expect(waitAfter(RECEIVED, ended, happened(6, "not-spam"))).toEqual(nobody(5));
    expect(waitAfter(RECEIVED, ANSWERED, ended, happened(6, "stage", { after: { stage: "quoted" } }))).toEqual(
      customer(3),
    );
  });

  it("is nobody where it cannot be answered or is suspected, until it can be", () => {
    const wait = (respondBy: Date | null, isSuspect: boolean) => replayWaits([RECEIVED], { respondBy, isSuspect }).wait;
    const none = { waitsFor: "nobody", waitsSince: null };
    expect([wait(null, false), wait(at(59), true)]).toEqual([none, none]);
    expect(waitAfter(RECEIVED, happened(7, "completed"))).toEqual(us(7));
    expect(waitAfter(RECEIVED, happened(7, "not-spam"))).toEqual(us(7));
    expect(waitAfter(RECEIVED, happened(7, "corrected", { isReachable: true }))).toEqual(us(7));
    expect(waitAfter(RECEIVED, ANSWERED, happened(7, "corrected"))).toEqual(customer(3));
  });

  it("is taken over by a request that was made of another", () => {
    const after = { stage: "contacted", waitsFor: "customer", waitsSince: at(3).toISOString() } as const;
    expect(waitAfter(happened(8, "received", { after }))).toEqual(customer(3));
    expect(waitAfter(happened(8, "received", { after: { stage: "new" } }))).toEqual(us(8));
    expect(waitAfter(happened(8, "received", { after: { firstResponseAt: at(1).toISOString() } }))).toEqual(
      customer(8),
    );
    const never = { waitsFor: "nobody", waitsSince: null } as const;
    expect(waitAfter(happened(8, "received", { after: never }))).toEqual(never);
  });
});

it("later answers are those to what the customer wrote after the first", () => {
  const events = [RECEIVED, happened(1, "message"), ANSWERED, happened(4, "message"), happened(5, "message")];
  const answer = happened(8, "answer", { leftAt: at(9).toISOString() });
  const { laterAnswers } = replayWaits([...events, answer], { respondBy: at(59), isSuspect: false });
  expect(laterAnswers).toEqual([{ since: at(4), answeredAt: at(9) }]);
});

it("a new request waits for us, unless it cannot be answered", () => {
  expect(waitOfNew({ requestDate: at(1), respondBy: at(59) })).toEqual(us(1));
  expect(waitOfNew({ requestDate: at(1), respondBy: null })).toEqual({ waitsFor: "nobody", waitsSince: null });
});

it("an answer to the request itself, to nothing, or from before the message is no later answer", () => {
  const answers = (...events: PastEvent[]) =>
    replayWaits([RECEIVED, ...events], { respondBy: at(59), isSuspect: false }).laterAnswers;
  const answer = (minute: number) => happened(minute, "answer");
  const wrote = happened(4, "message");
  expect(answers(answer(1), answer(2))).toEqual([]);
  expect(answers(answer(1), wrote, happened(6, "answer", { leftAt: at(3).toISOString() }))).toEqual([]);
  expect(answers(answer(1), wrote, answer(4))).toEqual([{ since: at(4), answeredAt: at(4) }]);
  expect(answers(answer(1), wrote, answer(6), answer(7))).toHaveLength(1);
  expect(answers(answer(1), wrote, happened(5, "settled"), answer(6))).toEqual([]);
  expect(answers(answer(1), wrote, happened(5, "settled"), happened(6, "not-spam"), answer(7))).toEqual([]);
});
