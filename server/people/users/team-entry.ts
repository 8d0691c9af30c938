import { eq } from "drizzle-orm";
import type { TeamEntry } from "../../../domain/content/team.ts";
import type { Database } from "../../platform/db/client.ts";
import { teamEntries, users } from "../../platform/db/schema/index.ts";
import { versionOf } from "../../platform/db/version-of.ts";

type EntryRow = typeof teamEntries.$inferSelect;
type Named = Pick<typeof users.$inferSelect, "firstName" | "lastName">;

/** Somebody's entry; null when they never made one. */
export async function findTeamEntry(db: Database, userId: number): Promise<TeamEntry | null> {
  const [row] = await db
    .select()
    .from(teamEntries)
    .innerJoin(users, eq(users.id, teamEntries.userId))
    .where(eq(teamEntries.userId, userId));
  return row ? presentEntry(row.team_entries, row.users) : null;
}

/** An entry as its owner and the admins see it. */
export function presentEntry(row: EntryRow, { firstName, lastName }: Named): TeamEntry {
  const { isAgreed, languages, licenseNumber, confirmedAt } = row;
  const version = versionOf([firstName, lastName, languages, licenseNumber]);
  return { isAgreed, languages, licenseNumber, isConfirmed: confirmedAt !== null, version };
}
