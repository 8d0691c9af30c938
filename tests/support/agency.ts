import { firstSettings } from "../../agency.config.ts";
import { agencyOf, type Agency } from "../../domain/operations/settings/agency.ts";
import type { SettingsCache } from "../../server/platform/deps/settings.ts";

export { firstSettings };

/** The agency of a first start, as every test site has it. */
export const agency: Agency = agencyOf(firstSettings);

/** Returns settings that never change, for a function that is tested without a database. */
export function fixedSettings(changes: Partial<Agency> = {}): SettingsCache {
  const fixed = { ...agency, ...changes };
  return {
    agency: () => fixed,
    revision: () => 1,
    refresh: () => Promise.resolve(),
    onChange: () => undefined,
    close: () => undefined,
  };
}
