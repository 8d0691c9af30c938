import { count, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { listContactRequests, presentContactRequest } from "../contacts/list-contact-requests.ts";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
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
    const cells = rows.map((row) => QUOTE_COLUMNS.map((c) => row[c]));
    return sendCsv(deps, request, reply, { name: "quote-requests", columns: QUOTE_COLUMNS, rows: cells });
  });

  app.get("/contact-requests/export", { config: { access: { resource: "customer-data" } } }, async (request, reply) => {
    const rows = (await listContactRequests(db, { limit: EXPORT_LIMIT, before: undefined })).map(presentContactRequest);
    const cells = rows.map((row) => CONTACT_COLUMNS.map((c) => row[c]));
    return sendCsv(deps, request, reply, { name: "contact-requests", columns: CONTACT_COLUMNS, rows: cells });
  });
}
