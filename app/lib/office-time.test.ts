import { expect, it } from "vitest";
import type { PageAgency } from "../../domain/operations/settings/agency.ts";
import { officeTime } from "./office-time.ts";

const AT = "2026-11-19T16:00:00Z";
const office = (id: string, timezone: string) => ({ id, timezone });
const agency = {
  timezone: "America/Chicago",
  locations: [
    office("main", "America/Chicago"),
    office("el-paso", "America/Denver"),
    office("tyler", "America/Chicago"),
  ],
} as unknown as Pick<PageAgency, "timezone" | "locations">;

it("is by the clock of its office, whose zone is named where it is not the main office's", () => {
  const said = (location?: string) => officeTime(agency, "en", AT, location).replaceAll("\u202f", " ");
  expect(said("el-paso")).toBe("Nov 19, 2026, 9:00 AM (Mountain time)");
  expect(said("main")).toBe("Nov 19, 2026, 10:00 AM");
  expect(said("tyler")).toBe("Nov 19, 2026, 10:00 AM");
  // Without an office, or of one that was removed, it is the main office's.
  expect(said()).toBe("Nov 19, 2026, 10:00 AM");
  expect(said("closed")).toBe("Nov 19, 2026, 10:00 AM");
  expect(officeTime(agency, "es", AT, "el-paso")).toMatch(/^19 nov 2026, 9:00.a\.m\. \(hora de .+\)$/);
});
