import type { LeadKind } from "../../domain/lead-options.ts";
import { LEADS, type LeadTable } from "../leads/kinds.ts";
import type { ReaderFilter } from "../leads/narrow-work.ts";
import { pageOfLeads, type LeadPage, type ListNeeds } from "../leads/page-of-leads.ts";
import { recordColumns, type LeadRecord } from "../leads/present-lead.ts";

/** One page of the requests of a kind that the filter lets through. */
export async function listLeads<K extends LeadKind>(
  deps: ListNeeds,
  kind: K,
  page: LeadPage,
  filter: ReaderFilter,
): Promise<LeadRecord<K>[]> {
  const { where, orderBy, limit } = await pageOfLeads(deps, kind, filter, page);
  const rows = await deps.db
    .select(recordColumns(kind))
    .from(LEADS[kind].table as LeadTable<"quote">)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows as unknown as LeadRecord<K>[];
}
