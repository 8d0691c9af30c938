import type { FastifyInstance } from "fastify";
import { contactRequest } from "../../domain/contacts.ts";
import type { Deps } from "../deps.ts";
import { openWithin } from "../http/access.ts";
import { parse } from "../http/parse.ts";
import { idempotencyKeyOf, senderOf } from "../leads/sender.ts";
import { createContactRequest } from "./create-contact-request.ts";

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  app.post("/contact-requests", openWithin(deps.formLimit), async (request, reply) => {
    const form = parse(contactRequest, request.body);
    const receipt = await createContactRequest(deps, form, senderOf(request), idempotencyKeyOf(request));
    return reply.code(201).send(receipt);
  });
}
