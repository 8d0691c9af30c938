import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { approval, rejection, REQUEST_STATUSES } from "../../domain/invitations.ts";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf, idOf } from "../http/caller.ts";
import { linkNext, pageOf } from "../http/paging.ts";
import { parse } from "../http/parse.ts";
import { approveRequest, listRequests, rejectRequest } from "./review-request.ts";

const listQuery = z.object({ status: z.enum(REQUEST_STATUSES).optional() });

/** Requests for access, answered by admins. */
export function requestReviewRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/registration-requests", admins, async (request, reply) => {
    const page = pageOf(request);
    const rows = await listRequests(deps.db, page, parse(listQuery, request.query).status);
    linkNext(request, reply, rows, page);
    return rows;
  });

  app.post("/registration-requests/:id/approve", admins, async (request) =>
    approveRequest(deps, idOf(request), parse(approval, request.body), await callerOf(request)),
  );

  app.post("/registration-requests/:id/reject", admins, async (request) => {
    await rejectRequest(deps, idOf(request), parse(rejection, request.body), await callerOf(request));
    return { ok: true };
  });
}
