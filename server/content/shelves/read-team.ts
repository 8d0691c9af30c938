import { and, asc, eq, isNotNull } from "drizzle-orm";
import { can, type Role } from "../../../domain/platform/permissions.ts";
import type { TeamMember, TeamPhoto } from "../../../domain/content/team.ts";
import type { Database } from "../../platform/db/client.ts";
import { teamEntries, teamPhotographs, users } from "../../platform/db/schema/index.ts";

/** Checks if a role may appear on the site: only a role that may answer customers can be the one who calls. */
export const mayAppearOnSite = (role: Role) => can(role, "customer-data", "create");

/** Loads the team shown on the site: agreed, confirmed and active. The oldest accounts come first. */
export async function readTeam(db: Database): Promise<TeamMember[]> {
  const rows = await db
    .select()
    .from(teamEntries)
    .innerJoin(users, eq(users.id, teamEntries.userId))
    .where(and(eq(teamEntries.isAgreed, true), isNotNull(teamEntries.confirmedAt), eq(users.isActive, true)))
    .orderBy(asc(users.id));
  const photos = await readPhotos(db);
  return rows
    .filter((row) => mayAppearOnSite(row.users.role))
    .map(({ users: { id, firstName, lastName }, team_entries: { languages, licenseNumber } }) => ({
      name: `${firstName} ${lastName}`,
      languages,
      licenseNumber,
      photo: photos.get(id) ?? null,
    }));
}

/** Reads the addresses of all photographs by user, the smallest file first. */
async function readPhotos(db: Database): Promise<Map<number, TeamPhoto>> {
  const { userId, size, sha256 } = teamPhotographs;
  const rows = await db.select({ userId, sha256 }).from(teamPhotographs).orderBy(asc(userId), asc(size));
  const files = Map.groupBy(rows, (row) => row.userId);
  return new Map([...files].map(([id, own]) => [id, { addresses: own.map((file) => `/team/${file.sha256}.png`) }]));
}
