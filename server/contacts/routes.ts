import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { openWithin } from "../http/access.ts";
import { endpoint } from "../http/endpoint.ts";
import { idempotencyKeyOf, senderOf } from "../leads/sender.ts";
import { createContactRequest } from "./create-contact-request.ts";

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "POST /api/contact-requests", openWithin(deps.formLimit), ({ body, request }) =>
    createContactRequest(deps, body, senderOf(request), idempotencyKeyOf(request)),
  );
}
