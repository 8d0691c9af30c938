import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { linkNext } from "../../platform/http/paging.ts";
import { approveRequest, listRequests, rejectRequest } from "./review-request.ts";

/** Registers the routes by which admins answer access requests. */
export function requestReviewRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/registration-requests", admins, async (call) => {
    const { status, ...page } = call.query;
    const rows = await listRequests(deps.db, page, status);
    linkNext(call, rows, page);
    return rows;
  });

  endpoint(app, "POST /api/registration-requests/:id/approve", admins, async ({ params, body, request }) =>
    approveRequest(deps, params.id, body, await callerOf(request)),
  );

  endpoint(app, "POST /api/registration-requests/:id/reject", admins, async ({ params, body, request }) => {
    await rejectRequest(deps, params.id, body, await callerOf(request));
    return { ok: true };
  });
}
