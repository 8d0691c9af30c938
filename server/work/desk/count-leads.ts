import { and, eq, sql } from "drizzle-orm";
import { byTab, LEAD_KINDS, type LeadKind, type LeadTab } from "../../../domain/work/request-kinds.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { ListNeeds } from "../leads/page-of-leads.ts";
import { isOfKind } from "../leads/stored-fields.ts";
import { isBinned } from "../history/terms.ts";

/** Counts the requests of each kind, without those in the bin and those suspected as spam. */
export async function countLeads(deps: ListNeeds): Promise<Record<LeadTab, number>> {
  const counts = await Promise.all(LEAD_KINDS.map(async (kind) => [kind, await countKept(deps, kind)] as const));
  const byName = new Map(counts);
  return byTab((kind) => byName.get(kind) ?? 0);
}

/**
 * Counts the requests of a kind that are not in the bin: the stored total minus those in the bin, which are few and
 * have an index.
 */
async function countKept(deps: ListNeeds, kind: LeadKind): Promise<number> {
  const binned = deps.db.$count(requests, and(isOfKind(kind), eq(requests.isSuspect, false), isBinned(deps)));
  const kept = await deps.db.execute<{ genuine: number }>(
    sql`select coalesce(sum(genuine), 0)::integer as genuine from kept.request_totals where kind = ${kind}`,
  );
  const [all] = kept.rows;
  return (all?.genuine ?? 0) - (await binned);
}
