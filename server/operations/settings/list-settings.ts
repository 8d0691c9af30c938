import { and, desc, eq } from "drizzle-orm";
import type { ListedSection, SectionVersion } from "../../../domain/api/operations/settings.ts";
import { SECTIONS, type Section } from "../../../domain/operations/settings/section-names.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { settingVersions, users } from "../../platform/db/schema/index.ts";
import type { Env } from "../../platform/env.ts";
import { overridesOf } from "./environment.ts";
import { parseSection } from "./read-settings.ts";

const MAX_VERSIONS = 200;

/** Lists every section with its value in force. */
export async function listSettings(db: Database, env: Env): Promise<ListedSection[]> {
  return Promise.all(SECTIONS.map((section) => findSection(db, env, section)));
}

/** Finds a section with its value in force. */
export async function findSection(db: Database, env: Env, section: Section): Promise<ListedSection> {
  const [newest] = await listVersions(db, section, 1);
  if (!newest) throw new AppError("notFound");
  return { ...newest, section, value: parseSection(section, newest.value), fromEnvironment: overridesOf(section, env) };
}

/** Lists the versions of a section, the newest first. */
export async function listVersions(db: Database, section: Section, limit = MAX_VERSIONS): Promise<SectionVersion[]> {
  const rows = await selectVersions(db)
    .where(eq(settingVersions.section, section))
    .orderBy(desc(settingVersions.id))
    .limit(limit);
  return rows.map(presentVersion);
}

/** Finds one version of a section. */
export async function findVersion(db: Database, section: Section, version: number): Promise<SectionVersion> {
  const [row] = await selectVersions(db).where(
    and(eq(settingVersions.section, section), eq(settingVersions.id, version)),
  );
  if (!row) throw new AppError("notFound");
  return presentVersion(row);
}

const selectVersions = (db: Database) =>
  db
    .select({
      version: settingVersions.id,
      value: settingVersions.value,
      changedAt: settingVersions.changedAt,
      changedBy: users.username,
    })
    .from(settingVersions)
    .leftJoin(users, eq(users.id, settingVersions.changedBy))
    .$dynamic();

type VersionRow = Awaited<ReturnType<typeof selectVersions>>[number];

function presentVersion({ changedAt, ...row }: VersionRow): SectionVersion {
  return { ...row, changedAt: changedAt.toISOString() };
}
