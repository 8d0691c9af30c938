import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { confirmRemoval } from "./confirm-removal.ts";
import { findWaiting } from "./state.ts";

/** Registers the endpoints that show and confirm a removal that waits for an admin. */
export function retentionRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/retention", admins, async () => ({ waiting: await findWaiting(deps.db) }));

  endpoint(app, "POST /api/retention/confirm", admins, async ({ request }) => {
    await confirmRemoval(deps, await callerOf(request));
    return { ok: true };
  });
}
