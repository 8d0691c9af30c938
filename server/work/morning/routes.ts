import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { sendMorning } from "./export.ts";
import { morningColleagues } from "./morning-colleagues.ts";
import { morningOffice } from "./morning-office.ts";
import { morningRequests } from "./morning-requests.ts";
import { morningVisits } from "./morning-visits.ts";

/** The access of owners: these are figures of colleagues and of the agency. */
const owners = { access: { resource: "admin-tools" } } as const;

/** Registers the endpoints of the owner's morning page. */
export function morningRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/morning/requests", owners, ({ query }) => morningRequests(deps, query));

  endpoint(app, "GET /api/morning/office", owners, ({ query }) => morningOffice(deps, query));

  endpoint(app, "GET /api/morning/colleagues", owners, ({ query }) => morningColleagues(deps, query));

  endpoint(app, "GET /api/morning/visits", owners, ({ query }) => morningVisits(deps, query));

  endpoint(app, "GET /api/morning/export", owners, ({ query, request, reply }) =>
    sendMorning(deps, query, request, reply),
  );
}
