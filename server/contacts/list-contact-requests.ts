import { getTableColumns } from "drizzle-orm";
import type { z } from "zod";
import type { contactFilter } from "../../domain/lead-filters.ts";
import { contactRequests } from "../db/schema/index.ts";
import { doNotColumns } from "../leads/do-not-contact.ts";
import { pageOfLeads, type LeadPage, type ListNeeds } from "../leads/page-of-leads.ts";
import { presentLead, type DoNotContact } from "../leads/present-lead.ts";

const { search: _search, ...stored } = getTableColumns(contactRequests);
const columns = { ...stored, ...doNotColumns(contactRequests) };
export { columns as contactColumns };

/** One page of the contact requests that the filter lets through. */
export async function listContactRequests(deps: ListNeeds, page: LeadPage, filter: z.infer<typeof contactFilter>) {
  const { where, orderBy, limit } = await pageOfLeads(deps, contactRequests, contactRequests.inquiryType, filter, page);
  return deps.db
    .select(columns)
    .from(contactRequests)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

/** What of a contact request leaves the server. */
export function presentContactRequest(row: Omit<typeof contactRequests.$inferSelect, "search"> & DoNotContact) {
  const { firstName, lastName, email, phone, inquiryType, message } = row;
  return { ...presentLead(row), firstName, lastName, email, phone, inquiryType, message };
}
export type PresentedContactRequest = ReturnType<typeof presentContactRequest>;
