import { describe, expect, it } from "vitest";
import { fromOfficeTime, toOfficeTime } from "./office-time.ts";

describe("the time of the office", () => {
  it("is that of its time zone", () => {
    expect(fromOfficeTime("2026-07-15T10:30", "America/Chicago")).toBe("2026-07-15T15:30:00.000Z");
    expect(toOfficeTime("2026-07-15T03:30:00.000Z", "America/Chicago")).toBe("2026-07-14T22:30");
  });

  it("is nothing while nothing whole is typed", () => {
    expect(fromOfficeTime("", "America/Chicago")).toBe("");
    expect(toOfficeTime("", "America/Chicago")).toBe("");
  });
});
