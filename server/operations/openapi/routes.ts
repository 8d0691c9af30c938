import type { FastifyInstance } from "fastify";
import type { OpenApi } from "../../../domain/api/operations/openapi.ts";
import type { Deps } from "../../platform/deps.ts";
import { signedIn, type GuardedRoute } from "../../platform/http/access.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { sessionCookieName } from "../../people/session/identify-callers.ts";

/** Serves the OpenAPI description of the API, for staff who connect something to it. Generated on the first request. */
export function openApiRoutes(app: FastifyInstance, { env }: Deps, routes: readonly GuardedRoute[]): void {
  let made: Promise<OpenApi> | undefined;
  endpoint(app, "GET /api/openapi.json", signedIn, () => {
    made ??= import("./describe-api.ts").then(({ describeApi }) => describeApi(routes, sessionCookieName(env)));
    return made;
  });
}
