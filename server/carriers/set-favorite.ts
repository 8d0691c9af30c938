import { and, eq } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/client.ts";
import { carrierFavorites, carrierPortals } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";

/** Marks a portal as the caller's favorite, or takes the mark away. Asked twice, it changes nothing more. */
export async function setFavorite(
  { db, clock, recordEvent }: Deps,
  portalId: number,
  isFavorite: boolean,
  { actor, ip }: Caller,
): Promise<{ id: number; isFavorite: boolean }> {
  return db.transaction(async (tx) => {
    const [portal] = await tx
      .select({ id: carrierPortals.id })
      .from(carrierPortals)
      .where(eq(carrierPortals.id, portalId))
      .for("key share");
    if (!portal) throw new AppError("notFound");
    const changed = isFavorite ? await mark(tx, actor.id, portalId, clock()) : await unmark(tx, actor.id, portalId);
    if (changed.length > 0) {
      const action = isFavorite ? "carrier.favorite" : "carrier.unfavorite";
      await recordEvent(tx, { action, actor, subject: { type: "carrier-portal", id: portalId }, ip }, clock());
    }
    return { id: portalId, isFavorite };
  });
}

function mark(tx: Database, userId: number, portalId: number, createdAt: Date) {
  return tx.insert(carrierFavorites).values({ userId, portalId, createdAt }).onConflictDoNothing().returning();
}

function unmark(tx: Database, userId: number, portalId: number) {
  const own = and(eq(carrierFavorites.userId, userId), eq(carrierFavorites.portalId, portalId));
  return tx.delete(carrierFavorites).where(own).returning();
}
