import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { handOver, readHandover, undoHandover } from "./hand-over.ts";

/** Registers the routes by which admins close an account and hand its work over. */
export function handoverRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/users/:id/handover", admins, ({ params, query }) =>
    readHandover(deps, params.id, query.taker),
  );

  endpoint(app, "POST /api/users/:id/handover", admins, async ({ params, body, request }) =>
    handOver(deps, params.id, body, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/users/:id/handover", admins, async ({ params, request }) =>
    undoHandover(deps, params.id, await callerOf(request)),
  );
}
