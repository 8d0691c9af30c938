import { expect, it } from "vitest";
import type { DeskEvent } from "../../../../domain/api/work/work.ts";
import { historyOf, talkOf } from "./told-once.ts";

const event = (id: number, type: DeskEvent["type"], data: DeskEvent["data"] = {}, isUndone = false): DeskEvent => ({
  id,
  type,
  at: "2026-11-12T17:00:00.000Z",
  actor: { id: 1, name: "Ana Ruiz" },
  data,
  isUndone,
});
const thread = [
  { channel: "email", id: 4 },
  { channel: "sms", id: 9 },
] as const;

it("the history does not tell again what stands in the conversation", () => {
  const events = [
    event(1, "received"),
    event(2, "taken"),
    event(3, "note", { text: "Call after five" }),
    event(4, "answer", { emailId: 4 }),
    event(5, "message", { smsId: 9 }),
    event(6, "call", { outcome: "voicemail" }),
    event(7, "stage"),
  ];
  expect(historyOf({ events, thread }).map(({ id }) => id)).toEqual([2, 7]);
  expect(talkOf({ events }).map(({ id }) => id)).toEqual([3, 6]);
});

it("a message that the reader may not see is told by the history", () => {
  const events = [event(1, "answer", { emailId: 4 }), event(2, "message", { smsId: 10 })];
  expect(historyOf({ events, thread: [] }).map(({ id }) => id)).toEqual([1, 2]);
});

it("of an answer that took the request the taking is left, also when it did not arrive", () => {
  const data = { emailId: 4, after: { ownerId: 1 } };
  expect(historyOf({ events: [event(1, "answer", data)], thread })).toMatchObject([{ id: 1, type: "taken" }]);
  const undone = historyOf({ events: [event(1, "answer", data, true)], thread });
  expect(undone).toMatchObject([{ type: "taken", isUndone: false }]);
  const recalled = [event(1, "answer", data, true), event(2, "undone", { eventId: 1 })];
  expect(historyOf({ events: recalled, thread })).toMatchObject([
    { type: "taken", isUndone: true },
    { type: "undone" },
  ]);
});
