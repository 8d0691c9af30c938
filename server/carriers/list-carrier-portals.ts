import { and, asc, eq } from "drizzle-orm";
import type { Language } from "../../domain/language.ts";
import { localize } from "../content/localize.ts";
import type { Database } from "../db/client.ts";
import { carrierFavorites, carrierPortals, carriers } from "../db/schema/index.ts";

/** The carriers' portals for agents, in the registry's order, with one agent's own favorites. */
export async function listCarrierPortals(db: Database, userId: number, language: Language) {
  const mine = and(eq(carrierFavorites.portalId, carrierPortals.id), eq(carrierFavorites.userId, userId));
  const rows = await db
    .select({ portal: carrierPortals, name: carriers.name, favoriteOf: carrierFavorites.userId })
    .from(carrierPortals)
    .innerJoin(carriers, eq(carriers.id, carrierPortals.carrierId))
    .leftJoin(carrierFavorites, mine)
    .orderBy(asc(carriers.order), asc(carriers.id), asc(carrierPortals.id));
  return rows.map(({ portal, name, favoriteOf }) => {
    const { id, line, url, description } = localize(portal, language);
    return { id, line, name, url, description, isFavorite: favoriteOf !== null };
  });
}
export type CarrierPortal = Awaited<ReturnType<typeof listCarrierPortals>>[number];
