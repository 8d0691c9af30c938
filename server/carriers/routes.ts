import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { listCarrierPortals } from "./list-carrier-portals.ts";
import { setFavorite } from "./set-favorite.ts";

/** The carriers' portals, and each agent's favorites among them. */
export function carrierRoutes(app: FastifyInstance, deps: Deps): void {
  const viewers = { config: { access: { resource: "carrier-portals" } as const } };

  app.get("/carrier-portals", viewers, async (request) => {
    const { actor } = await callerOf(request);
    return listCarrierPortals(deps, actor.id, request.language);
  });

  app.put("/carrier-portals/:id/favorite", viewers, async (request) =>
    setFavorite(deps, idOf(request), true, await callerOf(request)),
  );

  app.delete("/carrier-portals/:id/favorite", viewers, async (request) =>
    setFavorite(deps, idOf(request), false, await callerOf(request)),
  );
}
