import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromOfficeTime, toOfficeTime } from "./office-time.ts";

describe("the time of the office", () => {
  it("is Central, in winter and in summer", () => {
    expect(fromOfficeTime("2026-01-15T10:30")).toBe("2026-01-15T16:30:00.000Z");
    expect(fromOfficeTime("2026-07-15T10:30")).toBe("2026-07-15T15:30:00.000Z");
    expect(toOfficeTime("2026-07-15T03:30:00.000Z")).toBe("2026-07-14T22:30");
  });

  it("comes back as it was typed, also around a change of the clocks", () => {
    const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        const local = toOfficeTime(moment.toISOString());
        expect(toOfficeTime(fromOfficeTime(local))).toBe(local);
      }),
      { seed: 713, examples: [[new Date("2026-03-08T08:30:00Z")], [new Date("2026-11-01T07:30:00Z")]] },
    );
  });

  it("is nothing while nothing whole is typed", () => {
    expect(fromOfficeTime("")).toBe("");
    expect(toOfficeTime("")).toBe("");
  });
});
