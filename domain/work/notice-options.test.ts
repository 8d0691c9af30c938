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

  it("is every moment of an absence", () => expect(quietAt("2026-11-17T18:00:00Z", null, true)).toBe(true));
});

describe("a mail of notices", () => {
  const made = (...minutes: number[]) => minutes.map((ago) => ({ createdAt: minutesBefore(ago) }));

  it("leaves five minutes after the first of them, to a user who was not seen for ten", () => {
    expect(isMailTime(made(4, 2), NOON, minutesBefore(30))).toBe(false);
    expect(isMailTime(made(5, 2), NOON, minutesBefore(30))).toBe(true);
    expect(isMailTime(made(5, 2), NOON, null)).toBe(true);
  });

  it("waits while the user is in the portal", () => {
    expect(isMailTime(made(60), NOON, minutesBefore(9))).toBe(false);
    expect(isMailTime(made(60), NOON, minutesBefore(10))).toBe(true);
  });

  it("is not made of nothing", () => expect(isMailTime([], NOON, null)).toBe(false));
});
