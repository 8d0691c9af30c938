import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Role } from "../../../domain/platform/permissions.ts";
import type { StreamEnd } from "../../../domain/platform/session-ends.ts";
import { sessions, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { findSessionEnds } from "../../people/session/end-sessions.ts";
import { isLive } from "../../people/session/session-store.ts";
import type { Viewer } from "../../platform/deps/live.ts";

type Needs = Pick<Deps, "db" | "clock" | "settings">;
/** An open event stream of a logged-in user. */
type Screen = { viewer: Viewer; end(reason?: StreamEnd): void };

/**
 * Returns the roles of the users of live sessions, by token hash. Leaves out users who are deactivated or must change
 * their password. This read does not prolong the sessions.
 */
async function rolesOf({ db, clock, settings }: Needs, which: SQL): Promise<Map<string, Role>> {
  const rows = await db
    .select({ tokenHash: sessions.tokenHash, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(which, isLive({ settings }, clock()), eq(users.isActive, true), eq(users.mustChangePassword, false)));
  return new Map(rows.map(({ tokenHash, role }) => [tokenHash, role]));
}

/** Returns the token hashes of a user's live sessions; none for a user whom `rolesOf` leaves out. */
export async function sessionsOf(needs: Needs, userId: number): Promise<Iterable<string>> {
  return (await rolesOf(needs, eq(sessions.userId, userId))).keys();
}

/**
 * Returns the screens (event streams) whose session is still live with the role that they were opened with. Closes the
 * others, and tells their browsers why: the role changed, or how the session ended. Called before everything that is
 * sent, so that nobody gets events after their permission has ended.
 */
export async function keepEntitled<S extends Screen>(needs: Needs, screens: Iterable<S>): Promise<S[]> {
  const looked = [...screens];
  const hashesOf = (some: Screen[]) => [...new Set(some.map(({ viewer }) => viewer.tokenHash))];
  if (looked.length === 0) return [];
  const roles = await rolesOf(needs, inArray(sessions.tokenHash, hashesOf(looked)));
  const isEntitled = ({ viewer }: Screen) => roles.get(viewer.tokenHash) === viewer.role;
  const lost = looked.filter((screen) => !isEntitled(screen));
  if (lost.length > 0) {
    const ends = await findSessionEnds(needs.db, hashesOf(lost));
    const reasonOf = ({ viewer: { tokenHash } }: Screen): StreamEnd =>
      roles.has(tokenHash) ? "role" : (ends.get(tokenHash) ?? "over");
    for (const screen of lost) screen.end(reasonOf(screen));
  }
  return looked.filter(isEntitled);
}
