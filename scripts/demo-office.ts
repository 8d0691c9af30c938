import { CLAIM_IDS } from "../domain/operations/settings/claims.ts";
import type { Section } from "../domain/operations/settings/section-names.ts";
import type { Location, Settings } from "../domain/operations/settings/sections.ts";
import type { User } from "../domain/people/users.ts";
import { listVersions } from "../server/operations/settings/list-settings.ts";
import { saveSection } from "../server/operations/settings/save-section.ts";
import type { DemoDeps } from "./open-demo.ts";

const WEEKDAY = { open: "09:00", close: "18:00" };
/** A made-up second office, with hours of its own. */
const OFFICE: Location = {
  id: "demo-galveston",
  phone: "14095550163",
  address: { street: "2208 Strand Street", city: "Galveston", state: "TX", zip: "77550" },
  geo: { latitude: 29.3069, longitude: -94.7935 },
  timezone: "America/Chicago",
  hours: [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, null, null],
  mapUrl: null,
  manager: "Marisol Cantú",
};

/**
 * Adds a second office, and confirms the statements about languages, which hold for the made-up colleagues. Settings
 * that somebody has changed belong to a real agency and are left alone. Returns the office's id; null without it.
 */
export async function addOffice(deps: DemoDeps, actor: User): Promise<string | null> {
  const { locations, claims } = deps.settings.agency();
  await saveUnchanged(deps, actor, "locations", [...locations, OFFICE]);
  const confirmed = { ...claims };
  for (const id of CLAIM_IDS) {
    const claim = claims[id];
    if (claim && id.endsWith(".languages")) confirmed[id] = { ...claim, isConfirmed: true };
  }
  await saveUnchanged(deps, actor, "claims", confirmed);
  return deps.settings.agency().locations.find(({ id }) => id === OFFICE.id)?.id ?? null;
}

/** Saves a section of the settings that still has the value of the first start. */
async function saveUnchanged<S extends Section>(deps: DemoDeps, actor: User, section: S, value: Settings[S]) {
  const [newest, ...older] = await listVersions(deps.db, section, 2);
  if (!newest || older.length > 0) return;
  await saveSection(deps, { section, version: newest.version, value }, { actor, ip: "127.0.0.1" });
}
