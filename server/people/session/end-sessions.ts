import { and, desc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { SESSIONS_PER_ACCOUNT } from "../../../domain/platform/limits.ts";
import type { SessionEnd } from "../../../domain/platform/session-ends.ts";
import type { Database } from "../../platform/db/client.ts";
import { endedSessions, sessions } from "../../platform/db/schema/index.ts";
import { announceAccountChange } from "../../platform/events/announce.ts";

/**
 * Ends sessions of one account and records the reason, so that their browsers can be told. Open event streams end after
 * the commit. Only the latest records per account are kept: an account that logs in all day does not fill the table.
 */
export async function endSessions(
  tx: Database,
  userId: number,
  which: SQL | undefined,
  reason: SessionEnd,
): Promise<number> {
  const { tokenHash } = sessions;
  const ended = tx.$with("ended").as(
    tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), which))
      .returning({ tokenHash }),
  );
  const told = tx.$with("told", {}).as(sql`insert into ${endedSessions} (token_hash, user_id, reason)
    select token_hash, ${userId}::int, ${reason} from ended on conflict do nothing`);
  const earlier = tx
    .select({ tokenHash: endedSessions.tokenHash })
    .from(endedSessions)
    .where(eq(endedSessions.userId, userId))
    .orderBy(desc(endedSessions.endedAt))
    .offset(SESSIONS_PER_ACCOUNT);
  const forgotten = tx
    .$with("forgotten")
    .as(tx.delete(endedSessions).where(inArray(endedSessions.tokenHash, earlier)).returning({ tokenHash }));
  const rows = await tx.with(ended, told, forgotten).select({ tokenHash: ended.tokenHash }).from(ended);
  if (rows.length > 0) announceAccountChange(tx, userId);
  return rows.length;
}

/** Ends all sessions of an account, or all but one. */
export async function endSessionsOf(
  tx: Database,
  userId: number,
  reason: SessionEnd,
  exceptHash?: string,
): Promise<void> {
  await endSessions(tx, userId, exceptHash ? ne(sessions.tokenHash, exceptHash) : undefined, reason);
}

/** Ends the session of the browser that asks for it, because it logs out or continues with a new session. */
export async function endSession(tx: Database, tokenHash: string): Promise<void> {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId: sessions.userId });
  for (const { userId } of ended) announceAccountChange(tx, userId);
}

/** Finds the reasons why sessions were ended, by the hashes of their tokens. */
export async function findSessionEnds(db: Database, hashes: string[]): Promise<Map<string, SessionEnd>> {
  const rows = await db.select().from(endedSessions).where(inArray(endedSessions.tokenHash, hashes));
  return new Map(rows.map(({ tokenHash, reason }) => [tokenHash, reason]));
}
