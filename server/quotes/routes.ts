import type { FastifyInstance } from "fastify";
import { quoteFilter } from "../../domain/lead-filters.ts";
import { quoteCompletion } from "../../domain/quotes.ts";
import type { Deps } from "../deps.ts";
import { openWithin } from "../http/access.ts";
import { idempotencyKeyOf, senderOf } from "../leads/sender.ts";
import { narrowingOf } from "../http/narrowing.ts";
import { linkNext } from "../http/paging.ts";
import { parse } from "../http/parse.ts";
import { leadPageOf, pageKeyOf } from "../leads/page-of-leads.ts";
import { completeQuoteRequest } from "./complete-quote-request.ts";
import { createQuoteRequest } from "./create-quote-request.ts";
import { listQuoteRequests, presentQuoteRequest } from "./list-quote-requests.ts";
import { parseQuote } from "./parse-quote.ts";

export function quoteRoutes(app: FastifyInstance, deps: Deps): void {
  const within = openWithin(deps.formLimit);

  app.post("/quote-requests", within, async (request, reply) => {
    const form = parseQuote(request.body);
    const receipt = await createQuoteRequest(deps, form, senderOf(request), idempotencyKeyOf(request));
    return reply.code(201).send(receipt);
  });

  app.post("/quote-requests/complete", within, async (request) =>
    completeQuoteRequest(deps, parse(quoteCompletion, request.body), senderOf(request)),
  );

  app.get("/quote-requests", { config: { access: { resource: "quote-requests" } } }, async (request, reply) => {
    const page = leadPageOf(request);
    const rows = await listQuoteRequests(deps, page, parse(quoteFilter, narrowingOf(request)));
    linkNext(request, reply, rows, page, pageKeyOf);
    return rows.map(presentQuoteRequest);
  });
}
