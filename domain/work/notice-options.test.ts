import { describe, expect, it } from "vitest";
import { isMailTime, isQuiet } from "./notice-options.ts";

const weekday = { open: "10:00", close: "19:00" };
const hours = [weekday, weekday, weekday, weekday, weekday, null, null];
const office = { hours, timezone: "America/Chicago", holidays: [] };

/** A Tuesday, noon in Houston. */
const NOON = new Date("2026-11-17T18:00:00Z");
const minutesBefore = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000);

describe("a quiet time", () => {
  const quietAt = (at: string, own: Parameters<typeof isQuiet>[2]["hours"], isAway = false) =>
    isQuiet(office, new Date(at), { hours: own, isAway });

  it("is when the office is closed, for a user without own hours", () => {
    expect(quietAt("2026-11-17T18:00:00Z", null)).toBe(false);
    expect(quietAt("2026-11-17T08:00:00Z", null)).toBe(true);
  });

  it("is outside of a user's own hours and days, by the office's clock", () => {
    const own = { days: [1, 6], from: "06:30", to: "12:00" };
    expect(quietAt("2026-11-17T12:29:00Z", own)).toBe(true);
    expect(quietAt("2026-11-17T12:30:00Z", own)).toBe(false);
    expect(quietAt("2026-11-17T17:59:00Z", own)).toBe(false);
    expect(quietAt("2026-11-17T18:00:00Z", own)).toBe(true);
    expect(quietAt("2026-11-18T14:00:00Z", own)).toBe(true);
    expect(quietAt("2026-11-22T14:00:00Z", own)).toBe(false);
  });

  it("is none at an office without any hours, except for a user's own", () => {
    const closed = { ...office, hours: hours.map(() => null) };
    const night = new Date("2026-11-22T08:00:00Z");
    expect(isQuiet(closed, night, { hours: null, isAway: false })).toBe(false);
    expect(isQuiet(closed, night, { hours: { days: [], from: "06:30", to: "12:00" }, isAway: false })).toBe(true);
  });

  it("is every moment of an absence", () => expect(quietAt("2026-11-17T18:00:00Z", null, true)).toBe(true));
});

describe("a mail of notices", () => {
  it("leaves at once to a user who was not seen for ten minutes", () => {
    expect(isMailTime(NOON, { lastSeenAt: minutesBefore(10), lastMailedAt: null })).toBe(true);
    expect(isMailTime(NOON, { lastSeenAt: null, lastMailedAt: null })).toBe(true);
  });

  it("waits for five minutes after the mail before", () => {
    expect(isMailTime(NOON, { lastSeenAt: null, lastMailedAt: minutesBefore(4) })).toBe(false);
    expect(isMailTime(NOON, { lastSeenAt: null, lastMailedAt: minutesBefore(5) })).toBe(true);
  });

  it("waits while the user is in the portal", () =>
    expect(isMailTime(NOON, { lastSeenAt: minutesBefore(9), lastMailedAt: null })).toBe(false));
});
