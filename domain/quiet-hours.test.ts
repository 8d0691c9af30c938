import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterQuietHours } from "./quiet-hours.ts";

const ZONE = "America/Chicago";
const local = (at: Date) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: ZONE,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at);

describe("D6: a text message", () => {
  const table: [string, string, string][] = [
    ["at 8:59 p.m. goes out at once", "2026-11-10T02:59:00Z", "Mon 20:59"],
    ["at 9 p.m. waits until 9 in the morning", "2026-11-10T03:00:00Z", "Tue 09:00"],
    ["on Saturday night waits until Sunday noon", "2026-11-15T04:00:00Z", "Sun 12:00"],
    ["on Sunday morning waits until noon", "2026-11-15T16:30:00Z", "Sun 12:00"],
    ["waits rightly across the start of daylight saving", "2026-03-08T04:00:00Z", "Sun 12:00"],
    ["waits rightly across the end of daylight saving", "2026-10-31T23:30:00Z", "Sat 18:30"],
    ["waits rightly in the night of that change", "2026-11-01T05:30:00Z", "Sun 12:00"],
  ];

  it.each(table)("%s", (_what, asked, expected) => {
    expect(local(afterQuietHours(new Date(asked), ZONE)).replace(",", "")).toBe(expected);
  });

  it("never waits longer than a Saturday night", () => {
    const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (at) => {
        const wait = afterQuietHours(at, ZONE).getTime() - at.getTime();
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(16 * 3_600_000);
      }),
      { seed: 713, numRuns: 300 },
    );
  });
});
