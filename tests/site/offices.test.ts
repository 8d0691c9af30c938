import { describe, expect, it } from "vitest";
import { afterOpenMinutes } from "../../domain/platform/office-clock.ts";
import { officeState } from "../../domain/platform/office-open.ts";
import type { Agency } from "../../domain/operations/settings/agency.ts";
import { calendarOf, knownLocation, locationOf, officeName } from "../../domain/operations/settings/offices.ts";
import { SECTION_SCHEMAS } from "../../domain/operations/settings/sections.ts";
import { agency, elPaso, twoLocations } from "../support/agency.ts";

const two: Agency = { ...agency, locations: twoLocations };

describe("the offices of an agency", () => {
  it("are found by id, and an id that is gone or was never given leads to the main one", () => {
    expect(locationOf(two, "ep").address.city).toBe("El Paso");
    for (const id of ["gone", null, undefined, "main"]) expect(locationOf(two, id).address.city).toBe("Houston");
    expect([knownLocation(two, "ep"), knownLocation(two, "gone"), knownLocation(two, null)]).toEqual([
      "ep",
      null,
      null,
    ]);
  });

  it("keep their own time: at 18:30 in Houston it is 17:30 in El Paso, which is closed", () => {
    const evening = new Date("2026-11-18T00:30:00Z");
    expect(officeState(calendarOf(two, "main"), evening)).toMatchObject({ isOpen: true, until: "19:00" });
    expect(officeState(calendarOf(two, "ep"), evening)).toMatchObject({ isOpen: false, inDays: 1, opens: "09:00" });
    expect(afterOpenMinutes(evening, 60, calendarOf(two, "ep"))?.toISOString()).toBe("2026-11-18T17:00:00.000Z");
  });

  it("share the holidays", () => {
    const thanksgiving = new Date("2026-11-26T18:00:00Z");
    for (const id of ["main", "ep"])
      expect(officeState(calendarOf(two, id), thanksgiving)).toMatchObject({ inDays: 1 });
  });

  it("have one calendar object each, so that the opening times of a day are computed once", () => {
    expect(calendarOf(two, "ep")).toBe(calendarOf(two, "ep"));
  });

  it("are named by their city, and by the street too where two are in one city", () => {
    expect(officeName(two, elPaso)).toBe("El Paso");
    const other = { ...elPaso, id: "ep2", address: { ...elPaso.address, street: "2 Oregon Street" } };
    const locations: Agency["locations"] = [...twoLocations, other];
    expect(officeName({ locations }, other)).toBe("El Paso, 2 Oregon Street");
  });

  it("get an id when they were stored without one, and no two may share one", () => {
    const { id: _main, ...main } = agency.locations[0];
    const { id: _ep, ...second } = elPaso;
    const stored = SECTION_SCHEMAS.locations.parse([main, second]);
    expect(stored.map(({ id }) => id)).toEqual(["main", "office-2"]);
    expect(SECTION_SCHEMAS.locations.safeParse([elPaso, elPaso]).success).toBe(false);
  });
});
