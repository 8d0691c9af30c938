import { firstSettings } from "../../../agency.config.ts";
import { SECTIONS } from "../../../domain/operations/settings/section-names.ts";
import { SECTION_SCHEMAS } from "../../../domain/operations/settings/sections.ts";
import type { Database } from "../../platform/db/client.ts";
import { settingVersions } from "../../platform/db/schema/index.ts";
import { StartError } from "../../platform/start-error.ts";

export { firstSettings };

/**
 * Stores the first values of every section that has none: all of them at the first start, later those that a new
 * version of the program brings.
 */
export async function storeFirstSettings(db: Database, now: Date): Promise<void> {
  const known = await db.selectDistinct({ section: settingVersions.section }).from(settingVersions);
  const missing = SECTIONS.filter((section) => !known.some((row) => row.section === section));
  const rows = missing.map((section) => {
    const parsed = SECTION_SCHEMAS[section].safeParse(firstSettings[section]);
    if (!parsed.success) {
      const paths = parsed.error.issues.map(({ path }) => [section, ...path].join("."));
      throw new StartError(`agency.config.ts is not right: see ${[...new Set(paths)].join(", ")}.`);
    }
    return { section, value: parsed.data, changedAt: now };
  });
  if (rows.length > 0) await db.insert(settingVersions).values(rows);
}
