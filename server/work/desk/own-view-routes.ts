import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { changeView, createView, deleteView, ownViewLister } from "./own-views.ts";

/** Access for everybody who sees the desk: each keeps views of their own, and admins share theirs. */
const viewers = { access: { resource: "customer-data" } } as const;

/** Registers the views of the desk that users keep. */
export function ownViewRoutes(app: FastifyInstance, deps: Deps): void {
  const listViews = ownViewLister(deps);
  endpoint(app, "GET /api/desk-views", viewers, async ({ request }) => listViews((await callerOf(request)).actor));

  endpoint(app, "POST /api/desk-views", viewers, async ({ body, request }) =>
    createView(deps, body, await callerOf(request)),
  );

  endpoint(app, "PATCH /api/desk-views/:id", viewers, async ({ params, body, request }) => {
    await changeView(deps, params.id, body, await callerOf(request));
    return { ok: true };
  });

  endpoint(app, "DELETE /api/desk-views/:id", viewers, async ({ params, request }) => {
    await deleteView(deps, params.id, await callerOf(request));
    return { ok: true };
  });
}
