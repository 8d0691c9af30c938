import type { Section } from "../../../domain/operations/settings/section-names.ts";
import type { Settings } from "../../../domain/operations/settings/sections.ts";
import type { Database } from "../../platform/db/client.ts";
import { storeConsentTexts } from "../../work/leads/consent-texts.ts";

/** The side effects of saving a section, written in the transaction that saves it. */
const EFFECTS: { [S in Section]?: (tx: Database, value: Settings[S], now: Date) => Promise<void> } = {
  // Visitors agree to be called by an agency of this name, so the text with a new name is kept before it is shown.
  identity: (tx, { name }, now) => storeConsentTexts(tx, name, now),
};

/** Writes what follows from a new value of a section. */
export async function applyEffect<S extends Section>(
  tx: Database,
  section: S,
  value: Settings[S],
  now: Date,
): Promise<void> {
  await EFFECTS[section]?.(tx, value, now);
}
