import { describe, expect, it } from "vitest";
import { answerBy, shownAt } from "./answer-time.ts";
import { momentOf } from "../platform/wall-clock.ts";

const timezone = "America/Chicago";
const weekday = { open: "10:00", close: "19:00" };
const office = {
  hours: [weekday, weekday, weekday, weekday, weekday, { open: "10:00", close: "17:00" }, null],
  timezone,
  holidays: [{ name: "Thanksgiving", month: 11, weekday: 3, which: 4 }] as const,
};
const MONDAY = 0;
const SATURDAY = 5;

/** Returns the answer time that is shown to a visitor who writes at a moment of the office's clock. */
function shownAnswerTime(shown: string, changes: Partial<typeof office> = {}, withinHours = 2) {
  const arrived = momentOf(shown, timezone);
  const by = answerBy(arrived, withinHours, { ...office, ...changes });
  return by && shownAt(by, arrived, timezone);
}

describe("the time by which an answer comes", () => {
  // 2026-11-16 is a Monday.
  it.each([
    ["while it is open: within two hours, to the next half hour", "2026-11-16T14:10", 0, MONDAY, "16:30"],
    ["before it opens: two hours after that", "2026-11-16T07:00", 0, MONDAY, "12:00"],
    ["shortly before it closes: what is left of it counts", "2026-11-16T18:00", 1, 1, "11:00"],
    ["in its last two hours: by its end", "2026-11-16T17:00", 0, MONDAY, "19:00"],
    ["at the minute it closes: the next day", "2026-11-16T19:00", 1, 1, "12:00"],
    ["on Friday night: Saturday", "2026-11-20T23:30", 1, SATURDAY, "12:00"],
    ["on Saturday evening: Monday", "2026-11-21T18:00", 2, MONDAY, "12:00"],
    ["on Sunday: Monday, which is tomorrow", "2026-11-22T12:00", 1, MONDAY, "12:00"],
    ["on a holiday: the next day", "2026-11-26T12:00", 1, 4, "12:00"],
    ["in the last hour before a holiday: after it", "2026-11-25T18:00", 2, 4, "11:00"],
    // The clocks go back on 2026-11-01, a Sunday, and forward on 2026-03-08.
    ["over the end of summer time", "2026-10-31T16:30", 2, MONDAY, "11:30"],
    ["over the beginning of summer time", "2026-03-07T16:30", 2, MONDAY, "11:30"],
  ])("%s", (_when, shown, daysLater, day, time) => {
    expect(shownAnswerTime(shown)).toEqual({ daysLater, weekday: day, time });
  });

  it("is not rounded past the end of the day", () => {
    const odd = { ...weekday, close: "18:45" };
    expect(shownAnswerTime("2026-11-16T16:40", { hours: [odd, ...office.hours.slice(1)] })?.time).toBe("18:45");
  });

  it("may be days of work away", () => {
    expect(shownAnswerTime("2026-11-16T10:00", {}, 20)).toEqual({
      daysLater: 2,
      weekday: 2,
      time: "12:00",
    });
  });

  it("is not known of an office that never opens", () => {
    expect(shownAnswerTime("2026-11-16T10:00", { hours: office.hours.map(() => null) })).toBeUndefined();
  });
});
