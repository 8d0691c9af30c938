import type { FastifyInstance } from "fastify";
import { contactFilter, quoteFilter } from "../../domain/lead-filters.ts";
import { listContactRequests, presentContactRequest } from "../contacts/list-contact-requests.ts";
import type { Deps } from "../deps.ts";
import { parse } from "../http/parse.ts";
import { sendCsv } from "../http/send-csv.ts";
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
    const cells = rows.map((row) => QUOTE_COLUMNS.map((column) => row[column]));
    return sendCsv(deps, request, reply, { name: "quote-requests", columns: QUOTE_COLUMNS, rows: cells });
  });

  app.get("/contact-requests/export", { config: { access: { resource: "customer-data" } } }, async (request, reply) => {
    const rows = (await listContactRequests(db, page, parse(contactFilter, request.query))).map(presentContactRequest);
    const cells = rows.map((row) => CONTACT_COLUMNS.map((column) => row[column]));
    return sendCsv(deps, request, reply, { name: "contact-requests", columns: CONTACT_COLUMNS, rows: cells });
  });
}
