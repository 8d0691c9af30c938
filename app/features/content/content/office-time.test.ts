import { describe, expect, it } from "vitest";
import { fromOfficeTime, toOfficeTime } from "./office-time.ts";

describe("the time of the office", () => {
  it("is Central", () => {
    expect(fromOfficeTime("2026-07-15T10:30")).toBe("2026-07-15T15:30:00.000Z");
    expect(toOfficeTime("2026-07-15T03:30:00.000Z")).toBe("2026-07-14T22:30");
  });

  it("is nothing while nothing whole is typed", () => {
    expect(fromOfficeTime("")).toBe("");
    expect(toOfficeTime("")).toBe("");
  });
});
