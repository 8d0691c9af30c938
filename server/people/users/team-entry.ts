import { eq } from "drizzle-orm";
import type { TeamEntry } from "../../../domain/content/team.ts";
import type { Database } from "../../platform/db/client.ts";
import { teamEntries, users } from "../../platform/db/schema/index.ts";
import { versionOf } from "../../platform/db/version-of.ts";

type EntryRow = typeof teamEntries.$inferSelect;
type PersonName = Pick<typeof users.$inferSelect, "firstName" | "lastName">;

/** Finds the team entry of a user; null when there is none. */
export async function findTeamEntry(db: Database, userId: number): Promise<TeamEntry | null> {
  const [row] = await db
    .select()
    .from(teamEntries)
    .innerJoin(users, eq(users.id, teamEntries.userId))
    .where(eq(teamEntries.userId, userId));
  return row ? presentEntry(row.team_entries, row.users) : null;
}

/** Converts a row into the team entry that its owner and the admins see. */
export function presentEntry(row: EntryRow, { firstName, lastName }: PersonName): TeamEntry {
  const { isAgreed, languages, licenseNumber, confirmedAt } = row;
  const version = versionOf([firstName, lastName, languages, licenseNumber]);
  return { isAgreed, languages, licenseNumber, isConfirmed: confirmedAt !== null, version };
}
