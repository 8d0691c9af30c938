import { getTableColumns } from "drizzle-orm";
import type { quoteFilter } from "../../domain/lead-filters.ts";
import type { z } from "zod";
import { quoteRequests } from "../db/schema/index.ts";
import { doNotColumns } from "../leads/do-not-contact.ts";
import { pageOfLeads, type LeadPage, type ListNeeds } from "../leads/page-of-leads.ts";
import { presentLead, type DoNotContact } from "../leads/present-lead.ts";
import { unsealedDetails } from "../leads/sealed-details.ts";

const { search: _search, ...stored } = getTableColumns(quoteRequests);
const columns = { ...stored, ...doNotColumns(quoteRequests) };
export { columns as quoteColumns };

/** One page of the quote requests that the filter lets through. */
export async function listQuoteRequests(deps: ListNeeds, page: LeadPage, filter: z.infer<typeof quoteFilter>) {
  const { where, orderBy, limit } = await pageOfLeads(deps, quoteRequests, quoteRequests.insuranceType, filter, page);
  return deps.db
    .select(columns)
    .from(quoteRequests)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

export type QuoteRow = Omit<typeof quoteRequests.$inferSelect, "search"> & DoNotContact;

/** What of a quote request leaves the server in lists and exports: what is sealed stays out. */
export function presentQuoteRequest(row: QuoteRow) {
  const { insuranceType, zipCode, name, email, phone } = row;
  return { ...presentLead(row), insuranceType, zipCode, name, email, phone, details: unsealedDetails(row.details) };
}
export type PresentedQuoteRequest = ReturnType<typeof presentQuoteRequest>;
