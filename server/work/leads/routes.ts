import type { FastifyInstance } from "fastify";
import { KINDS } from "../../../domain/work/request-kinds.ts";
import type { Deps } from "../../platform/deps.ts";
import { openWithin } from "../../platform/http/access.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { idempotencyKeyOf, senderOf } from "./sender.ts";
import { createRequest, PLAIN_KINDS } from "./create-request.ts";

/**
 * Registers the endpoints of the website forms whose requests are stored as they come. Quotes need more than that, and
 * have a folder of their own.
 */
export function requestFormRoutes(app: FastifyInstance, deps: Deps): void {
  for (const kind of PLAIN_KINDS) {
    endpoint(app, `POST ${KINDS[kind].path}`, openWithin(deps.formLimit), ({ body, request }) =>
      createRequest(deps, kind, body, senderOf(request), idempotencyKeyOf(request)),
    );
  }
}
