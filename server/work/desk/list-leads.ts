import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { ReaderFilter } from "../leads/narrow-work.ts";
import { pageOfLeads, type LeadPage, type ListNeeds } from "../leads/page-of-leads.ts";
import { recordColumns, type LeadRecord } from "../leads/present-lead.ts";

/** Lists one page of the requests of a kind that match a filter. */
export async function listLeads(
  deps: ListNeeds,
  kind: LeadKind,
  page: LeadPage,
  filter: ReaderFilter,
): Promise<LeadRecord[]> {
  const { where, orderBy, limit } = await pageOfLeads(deps, kind, filter, page);
  return deps.db
    .select(recordColumns())
    .from(requests)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}
