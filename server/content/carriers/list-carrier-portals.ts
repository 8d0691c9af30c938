import { and, asc, eq } from "drizzle-orm";
import type { CarrierPortal } from "../../../domain/api/content/carriers.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { localize } from "../shelves/localize.ts";
import { isShown } from "../shelves/samples.ts";
import { carrierFavorites, carrierPortals, carriers } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";

/** Lists the carriers' portals for agents, in the order of the carriers, with the favorites of one agent. */
export async function listCarrierPortals(
  { db, env }: Pick<Deps, "db" | "env">,
  userId: number,
  language: Language,
): Promise<CarrierPortal[]> {
  const mine = and(eq(carrierFavorites.portalId, carrierPortals.id), eq(carrierFavorites.userId, userId));
  const rows = await db
    .select({
      portal: carrierPortals,
      name: carriers.name,
      isSample: carriers.sample,
      favoriteOf: carrierFavorites.userId,
    })
    .from(carrierPortals)
    .innerJoin(carriers, eq(carriers.id, carrierPortals.carrierId))
    .leftJoin(carrierFavorites, mine)
    .where(isShown(carriers, env))
    .orderBy(asc(carriers.order), asc(carriers.id), asc(carrierPortals.id));
  return rows.map(({ portal, name, isSample, favoriteOf }) => {
    const { id, line, url, description } = localize(portal, language);
    return { id, line, name, url, description, isFavorite: favoriteOf !== null, isSample };
  });
}
