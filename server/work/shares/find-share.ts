import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { hashToken } from "../../people/session/session-store.ts";
import type { Database } from "../../platform/db/client.ts";
import { shares } from "../../platform/db/schema/index.ts";

export type ShareRow = typeof shares.$inferSelect;

/** Builds the SQL condition of a share that is not over. */
export const isOpenAt = (now: Date) => and(isNull(shares.endedAt), gt(shares.expiresAt, now));

/** Returns true when a share is not over. */
export const isOpen = ({ endedAt, expiresAt }: Pick<ShareRow, "endedAt" | "expiresAt">, now: Date) =>
  endedAt === null && expiresAt > now;

/** Finds a share by its id for its agent, over or not. The share of a colleague is not found. */
export async function findOwnShare(tx: Database, key: string, userId: number): Promise<ShareRow> {
  return found(await tx.select().from(shares).where(isOwn(key, userId)));
}

/** Finds the agent's share and locks its row. */
export async function lockOwnShare(tx: Database, key: string, userId: number): Promise<ShareRow> {
  return found(await tx.select().from(shares).where(isOwn(key, userId)).for("update"));
}

const isOwn = (key: string, userId: number) => and(eq(shares.key, key), eq(shares.userId, userId));

/** Finds the share that a browser is bound to by its cookie, while it is not over. */
export function findGuestShare(tx: Database, cookie: string | undefined, now: Date): Promise<ShareRow> {
  if (!cookie) throw new AppError("notFound");
  return findOpen(tx, eq(shares.guestHash, hashToken(cookie)), now);
}

/** Finds the share of a link, for a browser that may open it: nobody did, or it was this one. Reads only. */
export async function findByToken(
  tx: Database,
  token: string,
  cookie: string | undefined,
  now: Date,
): Promise<ShareRow & { isBound: boolean }> {
  const share = await findOpen(tx, eq(shares.tokenHash, hashToken(token)), now);
  const isBound = cookie !== undefined && share.guestHash === hashToken(cookie);
  if (share.guestHash !== null && !isBound) throw new AppError("notFound");
  return { ...share, isBound };
}

/** Locks the row of a share that is not over. */
export async function lockOpenShare(tx: Database, id: number, now: Date): Promise<ShareRow> {
  const which = and(eq(shares.id, id), isOpenAt(now));
  return found(await tx.select().from(shares).where(which).for("update"));
}

async function findOpen(tx: Database, which: SQL, now: Date): Promise<ShareRow> {
  return found(
    await tx
      .select()
      .from(shares)
      .where(and(which, isOpenAt(now))),
  );
}

/** Returns the row. One error for every share that cannot be used: unknown, used by another browser, over, foreign. */
function found([row]: ShareRow[]): ShareRow {
  if (!row) throw new AppError("notFound");
  return row;
}
