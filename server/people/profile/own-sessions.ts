import { and, desc, eq, sql } from "drizzle-orm";
import type { OwnSession } from "../../../domain/api/people/session.ts";
import { deviceOf } from "../../../domain/platform/device.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { sessions } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Session } from "../../platform/http/caller.ts";
import { endSessions, endSessionsOf } from "../session/end-sessions.ts";
import { KEY_LENGTH, sessionKeyOf } from "../session/own-key.ts";
import { isLive } from "../session/session-store.ts";

/** Lists the caller's own live sessions, latest activity first. */
export async function listOwnSessions({ db, settings, clock }: Deps, own: Session): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, own.user.id), sessions.isComplete, isLive({ settings }, clock())))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map((row) => ({
    key: sessionKeyOf(row.tokenHash),
    ...deviceOf(row.userAgent),
    ip: row.ip,
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === own.tokenHash,
  }));
}

/** Ends one of the caller's own sessions. */
export async function endOwnSession(deps: Deps, { user }: Session, key: string, ip: string): Promise<void> {
  await makeChange(deps, { actor: user, ip }, async (tx) => {
    const isThisOne = sql`left(${sessions.tokenHash}, ${KEY_LENGTH}) = ${key}`;
    const ended = await endSessions(tx, user.id, isThisOne, "elsewhere");
    if (ended === 0) throw new AppError("notFound");
    return { event: { action: "session.end" } };
  });
}

/** Ends all of the caller's sessions except the current one. */
export async function endOtherSessions(deps: Deps, { user, tokenHash }: Session, ip: string): Promise<void> {
  await makeChange(deps, { actor: user, ip }, async (tx) => {
    await endSessionsOf(tx, user.id, "elsewhere", tokenHash);
    return { event: { action: "session.end-others" } };
  });
}
