import { expect, it } from "vitest";
import { byUrgency } from "./today.ts";

it("what is urgent comes first, then what is due first, and last what is due at no certain time", () => {
  const at = (dueBy: string | null, isUrgent = false) => ({ dueBy, isUrgent });
  const noon = "2026-11-18T18:00:00.000Z";
  const morning = "2026-11-18T15:00:00.000Z";
  const all = [at(null), at(noon), at(noon, true), at(morning), at(null, true)];
  expect(all.toSorted(byUrgency)).toEqual([at(noon, true), at(null, true), at(morning), at(noon), at(null)]);
});
