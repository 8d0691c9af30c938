import { count, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { recordEvent } from "../audit/record-event.ts";
import { listContactRequests, presentContactRequest } from "../contacts/list-contact-requests.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { toCsv } from "../http/csv.ts";
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

/** Totals and exports of what visitors sent. */
export function leadRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  app.get("/lead-totals", { config: { access: { resource: "customer-data" } } }, async () => {
    const [quotes] = await db.select({ n: count() }).from(quoteRequests).where(eq(quoteRequests.isSuspect, false));
    const [contacts] = await db
      .select({ n: count() })
      .from(contactRequests)
      .where(eq(contactRequests.isSuspect, false));
    return { quotes: quotes?.n ?? 0, contacts: contacts?.n ?? 0 };
  });

  app.get("/quote-requests/export", { config: { access: { resource: "quote-requests" } } }, async (request, reply) => {
    const rows = (await listQuoteRequests(db, { limit: EXPORT_LIMIT, before: undefined })).map((row) =>
      presentQuoteRequest(row, deps.keys),
    );
    return sendCsv(
      deps,
      request,
      reply,
      "quote-requests",
      [...QUOTE_COLUMNS],
      rows.map((row) => QUOTE_COLUMNS.map((c) => row[c])),
    );
  });

  app.get("/contact-requests/export", { config: { access: { resource: "customer-data" } } }, async (request, reply) => {
    const rows = (await listContactRequests(db, { limit: EXPORT_LIMIT, before: undefined })).map(presentContactRequest);
    return sendCsv(
      deps,
      request,
      reply,
      "contact-requests",
      [...CONTACT_COLUMNS],
      rows.map((row) => CONTACT_COLUMNS.map((c) => row[c])),
    );
  });
}

/** Hands out a table, and writes down who took it. */
async function sendCsv(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  columns: string[],
  rows: unknown[][],
) {
  const actor = (await request.findSession())?.user ?? null;
  const event = {
    action: "export",
    actor,
    subject: { type: name, id: "all" },
    details: { rows: rows.length },
    ip: request.ip,
  };
  await deps.db.transaction((tx) => recordEvent(tx, event, deps.clock()));
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}.csv"`)
    .send(toCsv(columns, rows));
}
