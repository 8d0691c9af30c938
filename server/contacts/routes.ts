import type { FastifyInstance } from "fastify";
import { contactRequest } from "../../domain/contacts.ts";
import { contactFilter } from "../../domain/lead-filters.ts";
import type { Deps } from "../deps.ts";
import { openWithin } from "../http/access.ts";
import { narrowingOf } from "../http/narrowing.ts";
import { linkNext } from "../http/paging.ts";
import { parse } from "../http/parse.ts";
import { leadPageOf, pageKeyOf } from "../leads/page-of-leads.ts";
import { idempotencyKeyOf, senderOf } from "../leads/sender.ts";
import { createContactRequest } from "./create-contact-request.ts";
import { listContactRequests, presentContactRequest } from "./list-contact-requests.ts";

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  app.post("/contact-requests", openWithin(deps.formLimit), async (request, reply) => {
    const form = parse(contactRequest, request.body);
    const receipt = await createContactRequest(deps, form, senderOf(request), idempotencyKeyOf(request));
    return reply.code(201).send(receipt);
  });

  app.get("/contact-requests", { config: { access: { resource: "customer-data" } } }, async (request, reply) => {
    const page = leadPageOf(request);
    const rows = await listContactRequests(deps, page, parse(contactFilter, narrowingOf(request)));
    linkNext(request, reply, rows, page, pageKeyOf);
    return rows.map(presentContactRequest);
  });
}
