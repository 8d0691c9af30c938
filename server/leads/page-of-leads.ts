import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { LeadFilter } from "../../domain/lead-filters.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { startOfDay } from "../db/office-day.ts";
import { findIds } from "../db/search.ts";
import type { Deps } from "../deps.ts";
import { LEADS } from "./kinds.ts";
import { isBinned, isKept } from "./terms.ts";

/** A page of leads goes on after a moment and, among those of that moment, an id: narrowed to old days it starts there. */
export type LeadPage = { limit: number; before?: { at: Date; id: number } | undefined };

/** The key under which the list goes on after a lead. */
export function pageKeyOf({ requestDate, id }: { requestDate: Date; id: number }): string {
  return `${requestDate.getTime()}-${id}`;
}

export type ListNeeds = Pick<Deps, "db" | "env" | "clock">;

/** What selects and sorts one page of the leads of a kind. */
export async function pageOfLeads(
  deps: ListNeeds,
  kind: LeadKind,
  filter: LeadFilter,
  { limit, before }: LeadPage,
): Promise<{ where: SQL | undefined; orderBy: SQL[]; limit: number }> {
  const { table, type } = LEADS[kind];
  const isOldestFirst = filter.order === "oldest";
  const by = isOldestFirst ? asc : desc;
  const { id, requestDate: at, search } = table;
  const rest =
    before && sql`(${at}, ${id}) ${sql.raw(isOldestFirst ? ">" : "<")} (${before.at.toISOString()}, ${before.id})`;
  const where = and(
    eq(table.isSuspect, filter.suspected === "true"),
    filter.binned ? isBinned(table, deps) : isKept(table, deps),
    filter.type ? eq(type, filter.type) : undefined,
    filter.from ? gte(at, startOfDay(filter.from)) : undefined,
    filter.to ? lt(at, startOfDay(filter.to, 1)) : undefined,
    rest,
  );
  const orderBy = [by(at), by(id)];
  if (!filter.q) return { where, orderBy, limit };
  const found = await findIds(deps.db, { table, id, at, search, isOldestFirst }, { words: filter.q, where, limit });
  return { where: inArray(id, found), orderBy, limit };
}
