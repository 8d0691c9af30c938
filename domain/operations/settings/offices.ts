import type { Office } from "../../platform/office-clock.ts";
import type { Agency } from "./agency.ts";
import type { Location } from "./sections.ts";

/** The part of the agency that tells where its offices are and when they are open. */
type Offices = Office & Pick<Agency, "locations">;

/** Returns the office of an id; the main office without an id, and for an office that no longer exists. */
export function locationOf({ locations }: Pick<Agency, "locations">, id: string | null | undefined): Location {
  return locations.find((office) => office.id === id) ?? locations[0];
}

/** Returns an id if it is that of an office; else null: the office may have been removed meanwhile. */
export function knownLocation({ locations }: Pick<Agency, "locations">, id: string | null | undefined): string | null {
  return locations.find((office) => office.id === id)?.id ?? null;
}

/** Returns the name of an office among its agency's: its city, with the street where several offices share the city. */
export function officeName({ locations }: Pick<Agency, "locations">, { address: { street, city } }: Location): string {
  const isAlone = locations.filter(({ address }) => address.city === city).length <= 1;
  return isAlone ? city : `${city}, ${street}`;
}

/** Cache of the calendars by agency and office: the opening times of days are cached by the calendar object. */
const calendars = new WeakMap<Offices, Map<Location, Office>>();

/**
 * Returns the hours, holidays and time zone of an office, by which the clock of its requests runs. The agency itself
 * has those of the main office.
 */
export function calendarOf(agency: Offices, id: string | null | undefined): Office {
  const location = locationOf(agency, id);
  if (location === agency.locations[0]) return agency;
  const known = calendars.get(agency) ?? new Map<Location, Office>();
  calendars.set(agency, known);
  const { hours, timezone } = location;
  const calendar = known.get(location) ?? { hours, timezone, holidays: agency.holidays };
  known.set(location, calendar);
  return calendar;
}
