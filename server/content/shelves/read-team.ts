import { and, asc, eq, isNotNull, type SQL } from "drizzle-orm";
import { can, type Role } from "../../../domain/platform/permissions.ts";
import type { TeamMember, TeamPhoto } from "../../../domain/content/team.ts";
import type { Database } from "../../platform/db/client.ts";
import { teamEntries, teamPhotographs, users } from "../../platform/db/schema/index.ts";

/** Checks if a role may appear on the site: only a role that may answer customers can be the one who calls. */
export const mayAppearOnSite = (role: Role) => can(role, "customer-data", "create");

/** Loads the team shown on the site: agreed, confirmed and active. The oldest accounts come first. */
export function readTeam(db: Database): Promise<TeamMember[]> {
  return readMembers(db, undefined);
}

/** Loads one person of that team; null for one who is not shown on the site. */
export async function readTeamMember(db: Database, userId: number): Promise<TeamMember | null> {
  return (await readMembers(db, eq(users.id, userId)))[0] ?? null;
}

async function readMembers(db: Database, which: SQL | undefined): Promise<TeamMember[]> {
  const isShown = and(eq(teamEntries.isAgreed, true), isNotNull(teamEntries.confirmedAt), eq(users.isActive, true));
  const rows = await db
    .select()
    .from(teamEntries)
    .innerJoin(users, eq(users.id, teamEntries.userId))
    .where(and(isShown, which))
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
