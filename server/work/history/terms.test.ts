import { expect, it } from "vitest";
import { monthsBefore } from "./terms.ts";

it.each([
  ["2026-03-31T18:30:00Z", 1, "2026-02-28T18:30:00Z"],
  ["2028-03-31T18:30:00Z", 1, "2028-02-29T18:30:00Z"],
  ["2026-12-31T18:30:00Z", 1, "2026-11-30T18:30:00Z"],
  ["2026-01-15T18:30:00Z", 1, "2025-12-15T18:30:00Z"],
  ["2026-11-17T04:00:00Z", 24, "2024-11-17T04:00:00Z"],
])("so many months before %s, by %i, is %s", (now, months, then) => {
  expect(monthsBefore(new Date(now), months)).toEqual(new Date(then));
});
