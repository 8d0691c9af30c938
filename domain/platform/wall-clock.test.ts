import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { momentOf, wallClock } from "./wall-clock.ts";

const ZONE = "America/Chicago";

describe("the clocks of a place", () => {
  it("show its own time, in winter and in summer", () => {
    expect(momentOf("2026-01-15T10:30", ZONE)).toEqual(new Date("2026-01-15T16:30:00Z"));
    expect(momentOf("2026-07-15T10:30", ZONE)).toEqual(new Date("2026-07-15T15:30:00Z"));
    expect(wallClock(new Date("2026-07-15T03:30:00Z"), ZONE)).toEqual(new Date("2026-07-14T22:30:00Z"));
  });

  it("show at a moment the time that it was made of, also around a change of the clocks", () => {
    const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        const shown = wallClock(moment, ZONE);
        expect(wallClock(momentOf(shown.toISOString().slice(0, 16), ZONE), ZONE)).toEqual(shown);
      }),
      { seed: 713, examples: [[new Date("2026-03-08T08:30:00Z")], [new Date("2026-11-01T07:30:00Z")]] },
    );
  });
});
