import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { sendMorning } from "./export.ts";
import { morningOffice } from "./morning-office.ts";
import { morningRequests } from "./morning-requests.ts";
import { morningVisits } from "./morning-visits.ts";

/** Figures of colleagues and of the house. */
const owners = { access: { resource: "admin-tools" } } as const;

/** What the owner looks at in the morning. */
export function morningRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/morning/requests", owners, ({ query }) => morningRequests(deps, query));

  endpoint(app, "GET /api/morning/office", owners, ({ query }) => morningOffice(deps, query));

  endpoint(app, "GET /api/morning/visits", owners, ({ query }) => morningVisits(deps, query));

  endpoint(app, "GET /api/morning/export", owners, ({ query, request, reply }) =>
    sendMorning(deps, query, request, reply),
  );
}
