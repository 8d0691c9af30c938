import { desc, max } from "drizzle-orm";
import { SECTIONS, type Section } from "../../../domain/operations/settings/section-names.ts";
import { SECTION_SCHEMAS, type Settings } from "../../../domain/operations/settings/sections.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";
import type { Database } from "../../platform/db/client.ts";
import { providerSecrets, settingVersions } from "../../platform/db/schema/index.ts";

/** Reads the revision of the settings and of the sealed access data: it rises with every change of either. */
export async function readRevision(db: Database): Promise<number> {
  const [settings] = await db.select({ id: max(settingVersions.id) }).from(settingVersions);
  const [secrets] = await db.select({ id: max(providerSecrets.id) }).from(providerSecrets);
  return (settings?.id ?? 0) + (secrets?.id ?? 0);
}

/** Reads and parses the newest version of every section, in one statement, so that all are of one moment. */
export async function readSettings(db: Database): Promise<Settings> {
  const rows = await db
    .selectDistinctOn([settingVersions.section])
    .from(settingVersions)
    .orderBy(settingVersions.section, desc(settingVersions.id));
  const bySection = new Map(rows.map((row) => [row.section, row.value]));
  return recordOf(SECTIONS, (section) => parseSection(section, bySection.get(section))) as Settings;
}

/** Parses a stored value by the schema of its section. */
export function parseSection(section: Section, value: unknown): Settings[Section] {
  const parsed = SECTION_SCHEMAS[section].safeParse(value);
  if (!parsed.success) throw new Error(`the stored settings of the section "${section}" do not fit its schema`);
  return parsed.data;
}
