import { and, asc, eq, isNotNull } from "drizzle-orm";
import { can, type Role } from "../../../domain/platform/permissions.ts";
import type { TeamMember } from "../../../domain/content/team.ts";
import type { Database } from "../../platform/db/client.ts";
import { teamEntries, users } from "../../platform/db/schema/index.ts";

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
  return rows
    .filter((row) => mayAppearOnSite(row.users.role))
    .map(({ users: { firstName, lastName }, team_entries: { languages, licenseNumber } }) => ({
      name: `${firstName} ${lastName}`,
      languages,
      licenseNumber,
    }));
}
