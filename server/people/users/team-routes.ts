import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { findAccount } from "./list-users.ts";
import { confirmTeamEntry, unconfirmTeamEntry } from "./confirm-team-entry.ts";
import { saveTeamEntry } from "./save-team-entry.ts";
import { findTeamEntry } from "./team-entry.ts";

/** Registers the routes for the team on the site: every person agrees for themselves, and admins confirm. */
export function teamRoutes(app: FastifyInstance, deps: Deps): void {
  const sellers = { access: { resource: "customer-data", action: "create" } } as const;

  endpoint(app, "GET /api/user/team-entry", sellers, async ({ request }) => ({
    entry: await findTeamEntry(deps, (await callerOf(request)).actor.id),
  }));

  endpoint(app, "PUT /api/user/team-entry", sellers, async ({ body, request }) => ({
    entry: await saveTeamEntry(deps, body, await callerOf(request)),
  }));

  endpoint(app, "PUT /api/users/:id/team-confirmation", admins, async ({ params, body, request }) => {
    await confirmTeamEntry(deps, params.id, body.version, await callerOf(request));
    return findAccount(deps, params.id);
  });

  endpoint(app, "DELETE /api/users/:id/team-confirmation", admins, async ({ params, request }) => {
    await unconfirmTeamEntry(deps, params.id, await callerOf(request));
    return findAccount(deps, params.id);
  });
}
