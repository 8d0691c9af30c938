import type { FastifyInstance } from "fastify";
import { BODY_LIMIT } from "../../domain/limits.ts";
import type { Deps } from "../deps.ts";
import { idempotencyKeyOf, senderOf } from "../leads/sender.ts";
import { linkNext, pageOf } from "../http/paging.ts";
import type { LeadLimit } from "../leads/lead-limit.ts";
import { createQuoteRequest } from "./create-quote-request.ts";
import { listQuoteRequests, presentQuoteRequest } from "./list-quote-requests.ts";
import { parseQuote } from "./parse-quote.ts";

export function quoteRoutes(app: FastifyInstance, deps: Deps, limit: LeadLimit): void {
  app.post(
    "/quote-requests",
    { config: { access: "public" }, bodyLimit: BODY_LIMIT.public },
    async (request, reply) => {
      await limit(request);
      const form = parseQuote(request.body);
      const receipt = await createQuoteRequest(deps, form, senderOf(request), idempotencyKeyOf(request));
      return reply.code(201).send(receipt);
    },
  );

  app.get("/quote-requests", { config: { access: { resource: "quote-requests" } } }, async (request, reply) => {
    const page = pageOf(request);
    const rows = await listQuoteRequests(deps.db, page);
    linkNext(request, reply, rows, page);
    return rows.map((row) => presentQuoteRequest(row, deps.keys));
  });
}
