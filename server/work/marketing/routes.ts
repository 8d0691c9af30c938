import type { FastifyInstance } from "fastify";
import { KINDS, LEAD_KINDS } from "../../../domain/work/request-kinds.ts";
import type { Deps } from "../../platform/deps.ts";
import { callerOf } from "../../platform/http/caller.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { leadByUrlId } from "../desk/lead-by-url-id.ts";
import { askForMarketing } from "./ask-for-consent.ts";

const writers = { access: { resource: "customer-data", action: "create" } } as const;

/** Registers the route by which an agent asks a customer for the second consent, for each kind of request. */
export function marketingRoutes(app: FastifyInstance, deps: Deps): void {
  for (const kind of LEAD_KINDS) {
    const { path } = KINDS[kind];
    endpoint(app, `POST ${path}/:id/marketing-question`, writers, async ({ params, request }) => {
      await askForMarketing(deps, leadByUrlId(params, kind), await callerOf(request));
      return { ok: true };
    });
  }
}
