import { describe, expect, it } from "vitest";
import { trainingEvents } from "../../../content/training-events.ts";
import { isHoliday } from "../../../domain/platform/holidays.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { agency } from "../../../tests/support/agency.ts";
import { centralTime } from "./central-time.ts";

describe("a sample training event", () => {
  it("falls on no weekend and no holiday of the agency, whatever the day of the first start", () => {
    for (let day = 0; day < 366; day++) {
      const start = new Date(Date.UTC(2026, 0, 1 + day, 18));
      for (const { daysAhead, startTime } of trainingEvents) {
        const shown = wallClock(centralTime(agency, start, daysAhead, startTime), agency.timezone);
        expect(shown.getUTCDay() % 6).not.toBe(0);
        expect(isHoliday(shown.toISOString().slice(0, 10), agency.holidays)).toBe(false);
        expect(shown.toISOString().slice(11, 16)).toBe(startTime);
      }
    }
  });

  it("moves to the next working day from Thanksgiving", () => {
    expect(centralTime(agency, new Date("2026-11-16T18:00:00Z"), 10, "10:30")).toEqual(
      new Date("2026-11-27T16:30:00Z"),
    );
  });
});
