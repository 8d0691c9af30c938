import { eq } from "drizzle-orm";
import type { TeamEntry } from "../../../domain/content/team.ts";
import { teamEntries, users } from "../../platform/db/schema/index.ts";
import { versionOf } from "../../platform/db/version-of.ts";
import type { ReadNeeds } from "../../platform/files/open-file.ts";
import { findPhotoOf, type EntryPhoto } from "./photo-files.ts";

type EntryRow = typeof teamEntries.$inferSelect;
type PersonName = Pick<typeof users.$inferSelect, "firstName" | "lastName">;

/** Finds the team entry of a user, with the photograph; null when there is none. */
export async function findTeamEntry(deps: ReadNeeds, userId: number): Promise<TeamEntry | null> {
  const [row] = await deps.db
    .select()
    .from(teamEntries)
    .innerJoin(users, eq(users.id, teamEntries.userId))
    .where(eq(teamEntries.userId, userId));
  return row ? presentEntry(row.team_entries, row.users, await findPhotoOf(deps, userId)) : null;
}

/** Converts a row into the team entry that its owner and the admins see. */
export function presentEntry(row: EntryRow, person: PersonName, photograph: EntryPhoto | undefined): TeamEntry {
  const { isAgreed, languages, licenseNumber, confirmedAt } = row;
  const shown = [person.firstName, person.lastName, languages, licenseNumber];
  const version = versionOf(photograph ? [...shown, photograph.sha256] : shown);
  const photo = photograph ? `data:image/png;base64,${photograph.content.toString("base64")}` : null;
  return { isAgreed, languages, licenseNumber, isConfirmed: confirmedAt !== null, photo, version };
}
