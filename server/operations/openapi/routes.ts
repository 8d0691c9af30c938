import type { FastifyInstance } from "fastify";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import type { OpenApi } from "../../../domain/api/operations/openapi.ts";
import type { Deps } from "../../platform/deps.ts";
import { signedIn, type GuardedRoute } from "../../platform/http/access.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { sessionCookieName } from "../../people/session/identify-callers.ts";

/**
 * Serves the OpenAPI description of the API, for staff who connect something to it. Generated when first asked for, and
 * again after a setting has changed.
 */
export function openApiRoutes(app: FastifyInstance, { env, settings }: Deps, routes: readonly GuardedRoute[]): void {
  const made = new WeakMap<Agency, Promise<OpenApi>>();
  const describe = async ({ name }: Agency) => {
    const { describeApi } = await import("./describe-api.ts");
    return describeApi(routes, sessionCookieName(env), name);
  };
  endpoint(app, "GET /api/openapi.json", signedIn, () => {
    const agency = settings.agency();
    const description = made.get(agency) ?? describe(agency);
    made.set(agency, description);
    return description;
  });
}
