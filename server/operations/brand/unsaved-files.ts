import { and, lt, notExists, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { brandFiles, settingVersions } from "../../platform/db/schema/index.ts";

const DAY_MS = 86_400_000;

/**
 * Matches the files of uploads that nobody saved within a day: no version of the settings names them, so that none of
 * them can be restored either.
 */
export function unsavedFiles(db: Database, now: Date) {
  const { section, value } = settingVersions;
  const naming = db
    .select({ section })
    .from(settingVersions)
    .where(
      sql`${section} = 'looks' and ${brandFiles.key} in (${value} -> 'logo' ->> 'key', ${value} -> 'hero' ->> 'key')`,
    );
  const uploaded = lt(brandFiles.createdAt, new Date(now.getTime() - DAY_MS));
  return { table: brandFiles, which: and(uploaded, notExists(naming)) };
}
