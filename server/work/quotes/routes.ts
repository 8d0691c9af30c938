import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { openWithin } from "../../platform/http/access.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { idempotencyKeyOf, senderOf } from "../leads/sender.ts";
import { completeQuoteRequest } from "./complete-quote-request.ts";
import { createQuoteRequest } from "./create-quote-request.ts";
import { parseQuote } from "./parse-quote.ts";

export function quoteRoutes(app: FastifyInstance, deps: Deps): void {
  const within = openWithin(deps.formLimit);

  endpoint(app, "POST /api/quote-requests", within, ({ request }) =>
    createQuoteRequest(
      deps,
      parseQuote(request.body, deps.settings.agency().lines),
      senderOf(request),
      idempotencyKeyOf(request),
    ),
  );

  endpoint(app, "POST /api/quote-requests/complete", within, ({ body, request }) =>
    completeQuoteRequest(deps, body, senderOf(request)),
  );
}
