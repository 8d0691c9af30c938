import { expect, it } from "vitest";
import { officeState } from "./office-open.ts";

const weekday = { open: "10:00", close: "19:00" };
const WEEK = [weekday, weekday, weekday, weekday, weekday, { open: "10:00", close: "17:00" }, null];
const timezone = "America/Chicago";
const thanksgiving = { name: "Thanksgiving", month: 11, weekday: 3, which: 4 } as const;
const stateAt = (moment: string) => officeState({ hours: WEEK, timezone, holidays: [thanksgiving] }, new Date(moment));

it.each([
  ["Monday at 10 in the morning, to the minute", "2026-11-16T10:00-06:00", "19:00"],
  ["Saturday in the last minute", "2026-11-21T16:59-06:00", "17:00"],
  ["in summer, by summer time", "2026-07-06T10:00-05:00", "19:00"],
])("is open %s", (_when, moment, until) => {
  expect(stateAt(moment)).toEqual({ isOpen: true, until });
});

it.each([
  ["early on Monday", "2026-11-16T09:59-06:00", { inDays: 0, day: 0, opens: "10:00" }],
  ["on Monday at 10 p.m.", "2026-11-16T22:00-06:00", { inDays: 1, day: 1, opens: "10:00" }],
  ["on Saturday at closing time", "2026-11-21T17:00-06:00", { inDays: 2, day: 0, opens: "10:00" }],
  ["on Sunday", "2026-11-22T12:00-06:00", { inDays: 1, day: 0, opens: "10:00" }],
  ["on a holiday", "2026-11-26T12:00-06:00", { inDays: 1, day: 4, opens: "10:00" }],
  ["when it is Tuesday in London and still Monday here", "2026-11-17T01:30Z", { inDays: 1, day: 1, opens: "10:00" }],
])("is closed %s, and says when it opens", (_when, moment, next) => {
  expect(stateAt(moment)).toEqual({ isOpen: false, ...next });
});

it("finds the same day a week ahead, and says nothing of an office that never opens", () => {
  const onlyMondays = [weekday, null, null, null, null, null, null];
  const next = (hours: typeof WEEK) =>
    officeState({ hours, timezone, holidays: [] }, new Date("2026-11-16T20:00-06:00"));
  expect(next(onlyMondays)).toMatchObject({ inDays: 7 });
  expect(next(WEEK.map(() => null))).toBeNull();
});

it("finds the opening two weeks ahead where the one between falls on a holiday", () => {
  const onlyThursdays = WEEK.map((_, day) => (day === 3 ? weekday : null));
  const office = { hours: onlyThursdays, timezone, holidays: [thanksgiving] };
  expect(officeState(office, new Date("2026-11-19T20:00-06:00"))).toMatchObject({ inDays: 14, day: 3 });
});
