import { and, eq, getTableName, sql } from "drizzle-orm";
import { contactRequests, quoteRequests } from "../db/schema/index.ts";
import type { LeadTable } from "../leads/kinds.ts";
import type { ListNeeds } from "../leads/page-of-leads.ts";
import { isBinned } from "../leads/terms.ts";

/** How many requests there are, without those in the bin and those that no person seems to have sent. */
export async function countLeads(deps: ListNeeds): Promise<{ quotes: number; contacts: number }> {
  const [quotes, contacts] = await Promise.all([quoteRequests, contactRequests].map((table) => countKept(deps, table)));
  return { quotes: quotes ?? 0, contacts: contacts ?? 0 };
}

/** The database keeps the number of all; those in the bin are few, and there is an index for them. */
async function countKept(deps: ListNeeds, table: LeadTable): Promise<number> {
  const binned = deps.db.$count(table, and(eq(table.isSuspect, false), isBinned(table, deps)));
  const kept = await deps.db.execute(
    sql`select coalesce(sum(genuine), 0)::integer as genuine from kept.lead_totals where "table" = ${getTableName(table)}`,
  );
  const [all] = (kept as { rows: { genuine: number }[] }).rows;
  return (all?.genuine ?? 0) - (await binned);
}
