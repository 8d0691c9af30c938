import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contactFilter, quoteFilter } from "../../domain/lead-filters.ts";
import { recordEvent } from "../audit/record-event.ts";
import { listContactRequests, presentContactRequest } from "../contacts/list-contact-requests.ts";
import type { Deps } from "../deps.ts";
import { callerOf } from "../http/caller.ts";
import { toCsv } from "../http/csv.ts";
import { parse } from "../http/parse.ts";
import { listQuoteRequests, presentQuoteRequest } from "../quotes/list-quote-requests.ts";

const EXPORT_LIMIT = 10_000;
const QUOTE_COLUMNS = [
  "reference",
  "requestDate",
  "insuranceType",
  "name",
  "email",
  "phone",
  "zipCode",
  "language",
  "hasConsent",
  "details",
] as const;
const CONTACT_COLUMNS = [
  "reference",
  "requestDate",
  "firstName",
  "lastName",
  "email",
  "phone",
  "inquiryType",
  "message",
  "language",
  "hasConsent",
] as const;

/** The lists as tables for a spreadsheet, narrowed like the lists. What is sealed stays out of them. */
export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const page = { limit: EXPORT_LIMIT };

  app.get("/quote-requests/export", { config: { access: { resource: "quote-requests" } } }, async (request, reply) => {
    const rows = (await listQuoteRequests(db, page, parse(quoteFilter, request.query))).map(presentQuoteRequest);
    return sendCsv(deps, request, reply, "quote-requests", QUOTE_COLUMNS, rows);
  });

  app.get("/contact-requests/export", { config: { access: { resource: "customer-data" } } }, async (request, reply) => {
    const rows = (await listContactRequests(db, page, parse(contactFilter, request.query))).map(presentContactRequest);
    return sendCsv(deps, request, reply, "contact-requests", CONTACT_COLUMNS, rows);
  });
}

/** Hands out a table, and writes down who took it. */
async function sendCsv<Column extends string>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  columns: readonly Column[],
  rows: Record<Column, unknown>[],
) {
  const event = {
    action: "export",
    subject: { type: name, id: "all" },
    details: { rows: rows.length },
    ...(await callerOf(request)),
  };
  await deps.db.transaction((tx) => recordEvent(tx, event, deps.clock()));
  const cells = rows.map((row) => columns.map((column) => row[column]));
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .send(toCsv([...columns], cells));
}
