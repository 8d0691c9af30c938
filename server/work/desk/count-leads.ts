import { and, eq, sql } from "drizzle-orm";
import { byTab, LEAD_KINDS, type LeadKind, type LeadTab } from "../../../domain/work/request-kinds.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { ListNeeds } from "../leads/page-of-leads.ts";
import { isOfKind } from "../leads/stored-fields.ts";
import { isBinned } from "../leads/terms.ts";

/** How many requests there are, without those in the bin and those that no person seems to have sent. */
export async function countLeads(deps: ListNeeds): Promise<Record<LeadTab, number>> {
  const counts = await Promise.all(LEAD_KINDS.map(async (kind) => [kind, await countKept(deps, kind)] as const));
  const byName = new Map(counts);
  return byTab((kind) => byName.get(kind) ?? 0);
}

/** The database keeps the number of all; those in the bin are few, and there is an index for them. */
async function countKept(deps: ListNeeds, kind: LeadKind): Promise<number> {
  const binned = deps.db.$count(requests, and(isOfKind(kind), eq(requests.isSuspect, false), isBinned(deps)));
  const kept = await deps.db.execute<{ genuine: number }>(
    sql`select coalesce(sum(genuine), 0)::integer as genuine from kept.request_totals where kind = ${kind}`,
  );
  const [all] = kept.rows;
  return (all?.genuine ?? 0) - (await binned);
}
