import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { leadNamed } from "../desk/lead-named.ts";
import { callerOf } from "../http/caller.ts";
import { endpoint } from "../http/endpoint.ts";
import { idempotencyKeyOf, senderOf } from "../leads/sender.ts";
import { correctLead } from "./correct-lead.ts";
import { enterRequest } from "./enter-request.ts";

const enterers = { access: { resource: "quote-requests", action: "create" } } as const;
const quoteEditors = { access: { resource: "quote-requests", action: "edit" } } as const;
const contactEditors = { access: { resource: "customer-data", action: "edit" } } as const;

/** What is entered and corrected by hand. */
export function handRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "POST /api/desk-requests", enterers, async ({ body, request }) =>
    enterRequest(deps, body, senderOf(request), idempotencyKeyOf(request), await callerOf(request)),
  );

  endpoint(app, "PATCH /api/quote-requests/:id/details", quoteEditors, async ({ params, body, request }) =>
    correctLead(deps, "quote", leadNamed(params, "quote"), body, await callerOf(request)),
  );

  endpoint(app, "PATCH /api/contact-requests/:id/details", contactEditors, async ({ params, body, request }) =>
    correctLead(deps, "contact", leadNamed(params, "contact"), body, await callerOf(request)),
  );
}
