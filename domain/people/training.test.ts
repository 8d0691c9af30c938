import { describe, expect, it } from "vitest";
import { attendeeName, endOf, hasStarted } from "./training.ts";

describe("a training event", () => {
  const startsAt = new Date("2026-12-01T16:30:00Z");

  it("takes registrations until the minute it begins", () => {
    expect(hasStarted(startsAt, new Date("2026-12-01T16:29:59Z"))).toBe(false);
    expect(hasStarted(startsAt, startsAt)).toBe(true);
  });

  it("ends after its minutes", () => {
    expect(endOf({ startsAt, minutes: 90 }).toISOString()).toBe("2026-12-01T18:00:00.000Z");
  });

  it("calls people by name, and by username where they have none", () => {
    expect(attendeeName({ firstName: "Ana", lastName: "Example", username: "ana" })).toBe("Ana Example");
    expect(attendeeName({ firstName: "", lastName: "", username: "ana" })).toBe("ana");
  });
});
