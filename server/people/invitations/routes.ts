import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { linkNext } from "../../platform/http/paging.ts";
import { invite, resendInvitation, revokeInvitation } from "./invite.ts";
import { listInvitations } from "./list-invitations.ts";

/** Registers the routes by which admins send and revoke invitations. */
export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/invitations", admins, async (call) => {
    const page = call.query;
    const rows = await listInvitations(deps.db, page, deps.clock());
    linkNext(call, rows, page);
    return rows;
  });

  endpoint(app, "POST /api/invitations", admins, async ({ body, request }) =>
    invite(deps, body, await callerOf(request)),
  );

  endpoint(app, "POST /api/invitations/:id/resend", admins, async ({ params, request }) =>
    resendInvitation(deps, params.id, await callerOf(request)),
  );

  endpoint(app, "DELETE /api/invitations/:id", admins, async ({ params, request }) => {
    await revokeInvitation(deps, params.id, await callerOf(request));
    return { ok: true };
  });
}
