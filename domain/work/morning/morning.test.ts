import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openMsBetween, type Office } from "../../platform/office-clock.ts";
import { wallClock } from "../../platform/wall-clock.ts";
import { filterOf } from "./figures.ts";
import { openDays } from "./open-days.ts";
import { dayLater, mondaysOf, PERIODS, periodOf } from "./periods.ts";

const weekday = { open: "10:00", close: "19:00" };
const saturday = { open: "10:00", close: "17:00" };
const houston: Office = {
  hours: [weekday, weekday, weekday, weekday, weekday, saturday, null],
  timezone: "America/Chicago",
  holidays: [{ name: "Thanksgiving", month: 11, weekday: 3, which: 4 }],
};

describe("a period of the owner's page", () => {
  it.each([
    ["this-week", "2026-11-16", "2026-11-18", "2026-11-09", "2026-11-11"],
    ["last-week", "2026-11-09", "2026-11-15", "2026-11-02", "2026-11-08"],
    ["4-weeks", "2026-10-26", "2026-11-18", "2026-09-28", "2026-10-21"],
  ] as const)("%s goes by weeks, as far as today, and is compared with the same days before", (name, ...days) => {
    const { from, to, before } = periodOf(name, "2026-11-18");
    expect([from, to, before.from, before.to]).toEqual(days);
  });

  it("begins on a Monday, and never overlaps the one before, whatever the day", () => {
    const anyDay = fc.integer({ min: 0, max: 4_000 }).map((days) => dayLater("2024-01-01", days));
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...PERIODS), (today, name) => {
        const period = periodOf(name, today);
        expect(new Date(period.from).getUTCDay()).toBe(1);
        expect(period.before.to < period.from && period.to <= today).toBe(true);
        expect(mondaysOf(period)).toHaveLength(period.weeks);
      }),
    );
  });
});

describe("the days of an office", () => {
  it("add up to what its clock counts, between any two moments", () => {
    // These days include Thanksgiving and the end of summer time.
    const days = { from: "2026-10-20", to: "2026-12-01" };
    const table = new Map(openDays(days, houston).map((one) => [one.day, one]));
    const until = (moment: number) => {
      const day = table.get(wallClock(new Date(moment), houston.timezone).toISOString().slice(0, 10));
      if (!day) throw new Error("a day is missing");
      return day.before + Math.min(Math.max(moment - day.open, 0), day.close - day.open);
    };
    const moment = fc.integer({ min: Date.parse("2026-10-21"), max: Date.parse("2026-11-30") });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        expect(until(to) - until(from)).toBe(openMsBetween(new Date(from), new Date(to), houston));
      }),
    );
  });
});

it("the days of an office are all from the first to the last", () => {
  const days = (from: string, to: string) => openDays({ from, to }, houston).map(({ day }) => day);
  expect(days("2026-11-29", "2026-12-01")).toEqual(["2026-11-29", "2026-11-30", "2026-12-01"]);
  expect(days("2026-11-29", "2026-11-29")).toEqual(["2026-11-29"]);
});

describe("the filter behind a figure", () => {
  const days = { from: "2026-10-26", to: "2026-11-18" };
  it("asks for requests by when they came, by when they ended, and by their group", () => {
    expect(filterOf({ days, figure: "responded" })).toEqual({ ...days, answered: "yes" });
    expect(filterOf({ days, figure: "won", group: { by: "owner", key: "7" } })).toEqual({
      stage: "won",
      endedFrom: days.from,
      endedTo: days.to,
      confirmed: "yes",
      owner: "7",
    });
    const week = { by: "week", key: "2026-11-16" } as const;
    expect(filterOf({ days, figure: "received", group: week })).toEqual({ from: "2026-11-16", to: "2026-11-18" });
  });
});
