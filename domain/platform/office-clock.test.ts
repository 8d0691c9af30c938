import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isHoliday, type Holiday } from "./holidays.ts";
import { afterOpenMinutes, openingsFrom, openMsBetween, type Office } from "./office-clock.ts";
import { momentOf, wallClock } from "./wall-clock.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const timezone = "America/Chicago";
const weekday = { open: "10:00", close: "19:00" };
const holidays: readonly Holiday[] = [
  { name: "New Year's Day", month: 1, day: 1 },
  { name: "Memorial Day", month: 5, weekday: 0, which: "last" },
  { name: "Labor Day", month: 9, weekday: 0, which: 1 },
  { name: "Thanksgiving", month: 11, weekday: 3, which: 4 },
  { name: "Moving", date: "2027-01-15" },
];
const saturday = { open: "10:00", close: "17:00" };
const houston: Office = {
  hours: [weekday, weekday, weekday, weekday, weekday, saturday, null],
  timezone,
  holidays,
};
const at = (shown: string) => momentOf(shown, timezone);
const hoursBetween = (from: string, to: string, office: Office = houston) =>
  openMsBetween(at(from), at(to), office) / HOUR_MS;

describe("the office's clock", () => {
  it.each([
    ["a whole day", "2026-11-16T00:00", "2026-11-17T00:00", 9],
    ["part of one", "2026-11-16T18:30", "2026-11-16T22:00", 0.5],
    ["a night", "2026-11-16T19:00", "2026-11-17T10:00", 0],
    ["a weekend, Saturday's hours included", "2026-11-20T18:00", "2026-11-23T11:00", 1 + 7 + 1],
    ["Thanksgiving", "2026-11-25T19:00", "2026-11-27T10:00", 0],
    ["a week with the end of summer time", "2026-10-26T00:00", "2026-11-02T00:00", 5 * 9 + 7],
    ["the other way round", "2026-11-17T12:00", "2026-11-16T12:00", 0],
  ])("counts open hours over %s", (_what, from, to, hours) => {
    expect(hoursBetween(from, to)).toBe(hours);
  });

  it("counts the hours that a change of the clocks adds and takes", () => {
    const allDay = { open: "00:00", close: "24:00" };
    const office = { hours: houston.hours.map(() => allDay), timezone, holidays: [] };
    expect(hoursBetween("2026-11-01T00:00", "2026-11-02T00:00", office)).toBe(25);
    expect(hoursBetween("2026-03-08T00:00", "2026-03-09T00:00", office)).toBe(23);
  });

  it("finds holidays by date, by weekday of their month, and once, year by year", () => {
    const days = ["2026-01-01", "2026-05-25", "2026-09-07", "2026-11-26", "2027-01-15"];
    const later = ["2027-05-31", "2027-09-06", "2027-11-25", "2028-05-29", "2028-11-23"];
    for (const day of [...days, ...later]) expect([day, isHoliday(day, holidays)]).toEqual([day, true]);
    for (const day of ["2026-05-18", "2026-11-19", "2027-11-26", "2026-12-31", "2028-01-15"]) {
      expect([day, isHoliday(day, holidays)]).toEqual([day, false]);
    }
  });

  it("has no opening at the minute in which the office closes, and counts up to that minute", () => {
    const [next] = openingsFrom(at("2026-11-16T19:00"), houston);
    expect(next?.open).toBe(at("2026-11-17T10:00").getTime());
    expect(afterOpenMinutes(at("2026-11-16T18:00"), 60, houston)).toEqual(at("2026-11-16T19:00"));
  });

  it("waits sixty closed days for an opening, and takes an office that is closed for longer as closed for good", () => {
    const closedFor = (days: number): Office => {
      const dates = Array.from({ length: days }, (_, ahead) =>
        new Date(Date.UTC(2026, 10, 16 + ahead)).toISOString().slice(0, 10),
      );
      return { hours: houston.hours.map(() => weekday), timezone, holidays: dates.map((date) => ({ name: "", date })) };
    };
    const from = at("2026-11-16T08:00");
    expect(afterOpenMinutes(from, 30, closedFor(60))).toEqual(at("2027-01-15T10:30"));
    expect(afterOpenMinutes(from, 30, closedFor(61))).toEqual(at("2026-11-16T08:30"));
  });

  it("runs day and night for an office that never opens", () => {
    const closed = { ...houston, hours: houston.hours.map(() => null) };
    expect(afterOpenMinutes(at("2026-11-21T23:00"), 120, closed)).toEqual(at("2026-11-22T01:00"));
    expect(hoursBetween("2026-11-21T23:00", "2026-11-22T01:00", closed)).toBe(2);
    expect(hoursBetween("2026-11-22T01:00", "2026-11-21T23:00", closed)).toBe(0);
  });
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const opening = fc
  .tuple(fc.integer({ min: 0, max: 1_380 }), fc.integer({ min: 30, max: 720 }))
  .map(([open, length]) => ({ open: clock(open), close: clock(Math.min(open + length, 1_440)) }));
const day = fc.oneof({ weight: 1, arbitrary: fc.constant(null) }, { weight: 4, arbitrary: opening });
const offices: fc.Arbitrary<Office> = fc.record({
  hours: fc.array(day, { minLength: 7, maxLength: 7 }).filter((week) => week.some(Boolean)),
  timezone: fc.constantFrom("America/Chicago", "America/Denver", "UTC", "Europe/London"),
  holidays: fc.constantFrom([], holidays),
});
/** Moments around daylight saving changes, around holidays, and anywhere in half a year. */
const moments = fc.oneof(
  fc.date({ min: new Date("2026-03-05T00:00Z"), max: new Date("2026-03-12T00:00Z"), noInvalidDate: true }),
  fc.date({ min: new Date("2026-10-22T00:00Z"), max: new Date("2026-11-05T00:00Z"), noInvalidDate: true }),
  fc.date({ min: new Date("2026-11-20T00:00Z"), max: new Date("2027-01-05T00:00Z"), noInvalidDate: true }),
  fc.date({ min: new Date("2026-08-01T00:00Z"), max: new Date("2027-02-01T00:00Z"), noInvalidDate: true }),
);

describe("of any office, at any moments", () => {
  it("what is open between three moments adds up, is never negative, and no more than the time between", () => {
    fc.assert(
      fc.property(offices, fc.tuple(moments, moments, moments), (office, three) => {
        const [a = new Date(), b = a, c = b] = three.toSorted((one, other) => one.getTime() - other.getTime());
        const [first, second] = [openMsBetween(a, b, office), openMsBetween(b, c, office)];
        expect(first + second).toBe(openMsBetween(a, c, office));
        for (const part of [first, second]) expect(part).toBeGreaterThanOrEqual(0);
        expect(first).toBeLessThanOrEqual(b.getTime() - a.getTime());
        expect(openMsBetween(c, a, office)).toBe(0);
      }),
    );
  });

  it("after N open minutes, exactly N open minutes have passed, and the office is open or just closed", () => {
    fc.assert(
      fc.property(offices, moments, fc.integer({ min: 1, max: 6_000 }), (office, from, minutes) => {
        const then = afterOpenMinutes(from, minutes, office);
        expect(openMsBetween(from, then, office)).toBe(minutes * MINUTE_MS);
        const last = new Date(then.getTime() - 1);
        expect(openMsBetween(last, then, office)).toBe(1);
        expect(isHoliday(wallClock(last, office.timezone).toISOString().slice(0, 10), office.holidays)).toBe(false);
      }),
    );
  });
});
