import { and, eq } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { carrierFavorites, carrierPortals } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";

/** Sets or clears the caller's favorite mark on a portal. Idempotent: a second call changes nothing. */
export async function setFavorite(
  deps: Deps,
  portalId: number,
  isFavorite: boolean,
  caller: Caller,
): Promise<{ id: number; isFavorite: boolean }> {
  const userId = caller.actor.id;
  return makeChange(deps, caller, async (tx) => {
    const [portal] = await tx
      .select({ id: carrierPortals.id })
      .from(carrierPortals)
      .where(eq(carrierPortals.id, portalId))
      .for("key share");
    if (!portal) throw new AppError("notFound");
    const changed = isFavorite ? await mark(tx, userId, portalId, deps.clock()) : await unmark(tx, userId, portalId);
    const action = isFavorite ? "carrier.favorite" : "carrier.unfavorite";
    const event = changed.length > 0 ? ({ action, subject: { type: "carrier-portal", id: portalId } } as const) : null;
    return { result: { id: portalId, isFavorite }, event };
  });
}

function mark(tx: Database, userId: number, portalId: number, createdAt: Date) {
  return tx.insert(carrierFavorites).values({ userId, portalId, createdAt }).onConflictDoNothing().returning();
}

function unmark(tx: Database, userId: number, portalId: number) {
  const own = and(eq(carrierFavorites.userId, userId), eq(carrierFavorites.portalId, portalId));
  return tx.delete(carrierFavorites).where(own).returning();
}
