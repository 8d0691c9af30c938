import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { checkFact } from "./check-fact.ts";
import { listFacts } from "./list-facts.ts";

/** Registers the routes for the legal facts in our texts: which were checked, and when. */
export function factRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/facts", admins, ({ request }) => listFacts(deps, request.language));

  endpoint(app, "PUT /api/facts/:id/check", admins, async ({ params, body, request }) => {
    await checkFact(deps, params.id, body.figures, await callerOf(request));
    return { ok: true };
  });
}
