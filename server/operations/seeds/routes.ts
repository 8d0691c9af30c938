import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { admins } from "../../platform/http/access.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { decideCorrection } from "./decide-correction.ts";
import { listCorrections } from "./list-corrections.ts";

/** Registers the routes by which admins decide on corrections of shipped content in rows that they had changed. */
export function correctionRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/content-corrections", admins, () => listCorrections(deps.db));

  endpoint(app, "POST /api/content-corrections", admins, async ({ body, request }) => {
    await decideCorrection(deps, body, await callerOf(request));
    return { ok: true };
  });
}
