import type { FastifyInstance } from "fastify";
import { contactFilter, quoteFilter } from "../../domain/lead-filters.ts";
import {
  listContactRequests,
  presentContactRequest,
  type PresentedContactRequest,
} from "../contacts/list-contact-requests.ts";
import type { Deps } from "../deps.ts";
import { narrowingOf } from "../http/narrowing.ts";
import { everyRow } from "../http/paging.ts";
import { parse } from "../http/parse.ts";
import { sendCsv } from "../audit/send-csv.ts";
import { listQuoteRequests, presentQuoteRequest, type PresentedQuoteRequest } from "../quotes/list-quote-requests.ts";
import type { LeadPage } from "../leads/page-of-leads.ts";
import type { PresentedLead } from "../leads/present-lead.ts";
import { sayContactRequest, sayQuoteRequest } from "./say-lead.ts";

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
  "doNotText",
  "doNotCall",
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
  "doNotText",
  "doNotCall",
] as const;

/** A copy that leaves the portal is made by those who may enter customer data, not by all who may look at it. */
const exporters = { config: { access: { resource: "customer-data", action: "create" } } } as const;

/** The lists as tables for a spreadsheet, narrowed like the lists. What is sealed stays out of them. */
export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/quote-requests/export", exporters, async (request, reply) => {
    const filter = parse(quoteFilter, narrowingOf(request));
    const rows = everyRow<PresentedQuoteRequest>(async (limit, last) =>
      (await listQuoteRequests(deps, { limit, before: positionOf(last) }, filter)).map(presentQuoteRequest),
    );
    return sendCsv(deps, request, reply, {
      name: "quote-requests",
      columns: QUOTE_COLUMNS,
      rows,
      say: sayQuoteRequest,
      filter,
    });
  });

  app.get("/contact-requests/export", exporters, async (request, reply) => {
    const filter = parse(contactFilter, narrowingOf(request));
    const rows = everyRow<PresentedContactRequest>(async (limit, last) =>
      (await listContactRequests(deps, { limit, before: positionOf(last) }, filter)).map(presentContactRequest),
    );
    return sendCsv(deps, request, reply, {
      name: "contact-requests",
      columns: CONTACT_COLUMNS,
      rows,
      say: sayContactRequest,
      filter,
    });
  });
}

/** Where a list goes on after a lead. */
function positionOf(last: PresentedLead | undefined): LeadPage["before"] {
  return last && { at: new Date(last.requestDate), id: last.id };
}
