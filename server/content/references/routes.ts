import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { listAgencyCodes, listReferenceCategories, listReferenceCodes } from "./list-references.ts";

/** Registers the routes for the reference data that agents look up while they quote. */
export function referenceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const viewers = { access: { resource: "agent-tools" } } as const;

  endpoint(app, "GET /api/insurance-references/categories", viewers, ({ request }) =>
    listReferenceCategories(db, request.language),
  );
  endpoint(app, "GET /api/insurance-references/codes", viewers, ({ request }) =>
    listReferenceCodes(db, request.language),
  );
  endpoint(app, "GET /api/agency-codes", viewers, () => listAgencyCodes(deps));
}
