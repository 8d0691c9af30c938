import { expect, it } from "vitest";
import type { TodayItem } from "../../../../domain/api/work/tasks.ts";
import { isNewer } from "./today-done.ts";

const URGENCY = { isUrgent: false, dueBy: "2026-11-17T16:00:00.000Z", isOverdue: false };
const REPLY = {
  what: "reply",
  ...URGENCY,
  kind: "quote",
  reference: "Q-4F7K2M",
  name: "Rosa Delgado",
  type: "auto",
  since: "2026-11-17T15:00:00.000Z",
  isMine: true,
  maySettle: true,
  version: 3,
  heard: "2026-11-17T15:00:00.000Z",
} as const satisfies TodayItem;

const TASK = {
  id: 7,
  what: "Call Rosa",
  assignee: null,
  role: null,
  dueOn: "2026-11-17",
  dueAt: null,
  isOverdue: false,
  repeats: null,
  request: null,
  customer: null,
  policy: null,
  createdBy: null,
  createdAt: "2026-11-16T15:00:00.000Z",
  doneAt: null,
  doneBy: null,
  mayHandle: true,
  version: 1,
};
const taskAt = (version: number): TodayItem => ({ what: "task", ...URGENCY, task: { ...TASK, version } });

it("lists a customer again who has written after no answer was needed", () => {
  const done = { item: { ...REPLY, version: 4 } };
  const later = "2026-11-17T15:30:00.000Z";
  expect(isNewer({ ...REPLY, version: 4, since: later, heard: later }, done)).toBe(true);
  expect(isNewer({ ...REPLY, version: 4, since: later }, done)).toBe(true);
  expect(isNewer({ ...REPLY, version: 5 }, done)).toBe(true);
});

it("keeps a row hidden that was fetched before it was done", () => {
  expect(isNewer(REPLY, { item: { ...REPLY, version: 4 } })).toBe(false);
  expect(isNewer(taskAt(1), { item: taskAt(2) })).toBe(false);
});

it("lists a task again that somebody has reopened", () => {
  expect(isNewer(taskAt(3), { item: taskAt(2) })).toBe(true);
});
