import type { FastifyInstance } from "fastify";
import { KINDS } from "../../domain/request-kinds.ts";
import type { Deps } from "../deps.ts";
import { openWithin } from "../http/access.ts";
import { endpoint } from "../http/endpoint.ts";
import { idempotencyKeyOf, senderOf } from "../leads/sender.ts";
import { createRequest, PLAIN_KINDS } from "./create-request.ts";

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  for (const kind of PLAIN_KINDS) {
    endpoint(app, `POST ${KINDS[kind].path}`, openWithin(deps.formLimit), ({ body, request }) =>
      createRequest(deps, kind, body, senderOf(request), idempotencyKeyOf(request)),
    );
  }
}
