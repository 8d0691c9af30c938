import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { listCarrierPortals } from "./list-carrier-portals.ts";
import { setFavorite } from "./set-favorite.ts";

/** Registers the routes for the carriers' portals and each agent's favorites. */
export function carrierRoutes(app: FastifyInstance, deps: Deps): void {
  const viewers = { access: { resource: "carrier-portals" } } as const;

  endpoint(app, "GET /api/carrier-portals", viewers, async ({ request }) => {
    const { actor } = await callerOf(request);
    return listCarrierPortals(deps, actor.id, request.language);
  });

  endpoint(app, "PUT /api/carrier-portals/:id/favorite", viewers, async ({ params, request }) =>
    setFavorite(deps, params.id, true, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/carrier-portals/:id/favorite", viewers, async ({ params, request }) =>
    setFavorite(deps, params.id, false, await callerOf(request)),
  );
}
