import { describe, expect, it } from "vitest";
import { standInFor } from "./stand-ins.ts";

const names = new Map([1, 2, 3].map((id) => [id, `Person ${id}`]));
const staff = (...away: [number, number | null][]) => ({ names, away: new Map(away) });

describe("what comes in for somebody", () => {
  it("stays with whoever is there, and goes to the substitute of one who is away", () => {
    expect(standInFor(staff(), 1)).toBe(1);
    expect(standInFor(staff([1, 2]), 1)).toBe(2);
    expect(standInFor(staff([1, 2], [2, 3]), 1)).toBe(3);
  });

  it("goes to nobody without a substitute, when all are away, and when they stand in for each other", () => {
    expect(standInFor(staff([1, null]), 1)).toBeNull();
    expect(standInFor(staff([1, 2], [2, null]), 1)).toBeNull();
    expect(standInFor(staff([1, 2], [2, 1]), 1)).toBeNull();
    expect(standInFor(staff([1, 9]), 1)).toBeNull();
  });
});
