import { and, count, desc, eq, ilike, lt, max, or } from "drizzle-orm";
import type { Account, ListedUser } from "../../../domain/api/people/users.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { AccountStatus } from "../../../domain/people/users.ts";
import type { Database } from "../../platform/db/client.ts";
import { escapeLike } from "../../platform/db/escape-like.ts";
import { auditEvents, passkeys, sessions, teamEntries, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Page } from "../../platform/http/paging.ts";
import { isLive } from "../session/session-store.ts";
import { mayAppearOnSite } from "../../content/shelves/read-team.ts";
import { findTeamEntry } from "./team-entry.ts";
import { presentUser } from "../session/present-user.ts";

type Filter = { status: AccountStatus; q?: string | undefined };

/** Lists accounts, newest first, with keyset pagination by id. */
export async function listUsers(db: Database, page: Page, { status, q = "" }: Filter): Promise<ListedUser[]> {
  const pattern = `%${escapeLike(q)}%`;
  const columns = [users.username, users.firstName, users.lastName, users.email];
  const rows = await db
    .select()
    .from(users)
    .leftJoin(teamEntries, eq(teamEntries.userId, users.id))
    .where(
      and(
        eq(users.isActive, status === "active"),
        q ? or(...columns.map((column) => ilike(column, pattern))) : undefined,
        page.before ? lt(users.id, page.before) : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(page.limit);
  return rows.map(({ users: user, team_entries: entry }) => ({
    ...presentUser(user),
    awaitsConfirmation:
      entry !== null && entry.isAgreed && !entry.confirmedAt && user.isActive && mayAppearOnSite(user.role),
  }));
}

/** Finds one account with the details that an admin needs to manage it. */
export async function findAccount(deps: Deps, id: number): Promise<Account> {
  const { db, settings, clock } = deps;
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new AppError("notFound");
  const [live] = await db
    .select({ n: count(), lastSeenAt: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, id), eq(sessions.isComplete, true), isLive({ settings }, clock())));
  // Sessions get deleted; the last action stays in the audit trail.
  const [lastAct] = await db
    .select({ at: auditEvents.at })
    .from(auditEvents)
    .where(eq(auditEvents.actorId, id))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  const seen = [live?.lastSeenAt, lastAct?.at].filter((at) => at instanceof Date).map((at) => at.getTime());
  return {
    ...presentUser(row),
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
    lastSeenAt: seen.length > 0 ? new Date(Math.max(...seen)).toISOString() : null,
    hasTwoFactor: row.totpEnabledAt !== null,
    passkeys: await db.$count(passkeys, eq(passkeys.userId, id)),
    sessions: live?.n ?? 0,
    team: await findTeamEntry(deps, id),
  };
}
