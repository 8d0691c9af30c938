import type { FastifyInstance } from "fastify";
import { quoteCompletion } from "../../domain/quotes.ts";
import type { Deps } from "../deps.ts";
import { openWithin } from "../http/access.ts";
import { idempotencyKeyOf, senderOf } from "../leads/sender.ts";
import { parse } from "../http/parse.ts";
import { completeQuoteRequest } from "./complete-quote-request.ts";
import { createQuoteRequest } from "./create-quote-request.ts";
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
}
