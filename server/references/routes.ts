import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { listAgencyCodes, listReferenceCategories, listReferenceCodes } from "./list-references.ts";

/** What agents look up while they quote. */
export function referenceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const viewers = { config: { access: { resource: "agent-tools" } as const } };

  app.get("/insurance-references/categories", viewers, (request) => listReferenceCategories(db, request.language));
  app.get("/insurance-references/codes", viewers, (request) => listReferenceCodes(db, request.language));
  app.get("/agency-codes", viewers, () => listAgencyCodes(deps));
}
