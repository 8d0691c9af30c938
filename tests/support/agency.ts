import { firstSettings } from "../../agency.config.ts";
import { agencyOf, type Agency } from "../../domain/operations/settings/agency.ts";
import type { Location } from "../../domain/operations/settings/sections.ts";
import type { SettingsCache } from "../../server/platform/deps/settings.ts";

export { firstSettings };

/** The agency of a first start, as every test site has it. */
export const agency: Agency = agencyOf(firstSettings);

const nineToFive = { open: "09:00", close: "17:00" };

/** A second office, in another time zone: open Monday to Friday, 9 AM to 5 PM Mountain time. */
export const elPaso: Location = {
  ...firstSettings.locations[0],
  id: "ep",
  phone: "19155550177",
  address: { street: "1 Mesa Street", city: "El Paso", state: "TX", zip: "79901" },
  timezone: "America/Denver",
  hours: [nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, null, null],
};

/** The locations of an agency with both offices. */
export const twoLocations: Agency["locations"] = [...agency.locations, elPaso];

/** Returns settings that never change, for a function that is tested without a database. */
export function fixedSettings(changes: Partial<Agency> = {}): SettingsCache {
  const fixed = { ...agency, ...changes };
  return {
    agency: () => fixed,
    providers: () => ({ mailServer: null, textProvider: null }),
    revision: () => 1,
    refresh: () => Promise.resolve(),
    onChange: () => undefined,
    close: () => undefined,
  };
}
