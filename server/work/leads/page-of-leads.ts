import { and, eq, gte, inArray, isNull, lt, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { agency } from "../../../agency.config.ts";
import { COUNTED_UP_TO } from "../../../domain/work/desk/views.ts";
import { NONE } from "../../../domain/work/lead-options.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { startOfDay } from "../../platform/db/office-day.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { findIds } from "../../platform/db/search.ts";
import type { Deps } from "../../platform/deps.ts";
import { parse } from "../../platform/http/parse.ts";
import { isAfter, orderOf, positionOf, sortedBy, type LeadPosition, type Sorted } from "./lead-sort.ts";
import { pageByOwner } from "./owner-order.ts";
import { narrowByWork, type ReaderFilter } from "./narrow-work.ts";
import { isOfKind } from "./stored-fields.ts";
import { isBinned, isKept } from "./terms.ts";

/** A page of leads goes on after the value that they are sorted by and, among those that share it, an id. */
export type LeadPage = { limit: number; before?: LeadPosition | undefined };

const moment = z.string().regex(/^\d{1,14}$/);

/** The key under which the list that a filter sorts goes on after a lead. */
export function pageKeyOf(filter: ReaderFilter, row: Sorted): string {
  const { value, id } = positionOf(orderOf(filter).sort, row);
  return `${value}-${id}`;
}

export type ListNeeds = Pick<Deps, "db" | "env" | "clock">;

/** What a filter lets through of a kind. */
export function narrow(deps: ListNeeds, kind: LeadKind, filter: ReaderFilter): SQL | undefined {
  const { requestDate: at, type } = requests;
  return and(
    isOfKind(kind),
    eq(requests.isSuspect, filter.suspected === "true" || filter.view === "suspected"),
    filter.binned ? isAmongBinned(deps) : isKept(deps),
    filter.type && (filter.type === NONE ? isNull(type) : eq(type, filter.type)),
    filter.from ? gte(at, startOfDay(filter.from)) : undefined,
    filter.to ? lt(at, startOfDay(filter.to, 1)) : undefined,
    narrowByWork(filter, todayAtOffice(deps)),
  );
}

/** Found first, and sorted then: the planner would look for the few from the other end of the list. */
function isAmongBinned(deps: ListNeeds): SQL {
  return sql`${requests.id} = any(array(select id from ${requests} where ${isBinned(deps)}))`;
}

/** What selects and sorts one page of the leads of a kind. */
export async function pageOfLeads(
  deps: ListNeeds,
  kind: LeadKind,
  filter: ReaderFilter,
  { limit, before }: LeadPage,
): Promise<{ where: SQL | undefined; orderBy: SQL[]; limit: number }> {
  const order = orderOf(filter);
  if (before && !order.isText) parse(moment, before.value);
  const { id, search } = requests;
  const { isAscending } = order;
  const narrowed = and(narrow(deps, kind, filter), order.only);
  const orderBy = sortedBy(order);
  if (!filter.q && order.sort === "owner") {
    const page = pageByOwner({ where: narrowed, before, isAscending, limit });
    return { where: sql`${id} in ${page}`, orderBy, limit };
  }
  const where = and(narrowed, before && isAfter(order, before));
  if (!filter.q) return { where, orderBy, limit };
  const searched = { table: requests, id, at: order.by, search, isOldestFirst: isAscending };
  const found = await findIds(deps.db, searched, { words: filter.q, where, limit });
  return { where: inArray(id, found), orderBy, limit };
}

/** How many leads a filter lets through, counted up to a bound. */
export async function countPage(deps: ListNeeds, kind: LeadKind, filter: ReaderFilter): Promise<number> {
  const found = await deps.db.execute<{ count: number }>(countUpToBound(deps, kind, filter));
  return found.rows[0]?.count ?? 0;
}

/** The statement that counts them: from the newest on, which others have just read. */
export function countUpToBound(deps: ListNeeds, kind: LeadKind, filter: ReaderFilter): SQL {
  return sql`select count(*)::int as count from (select from ${requests} where ${narrow(deps, kind, filter)}
    order by ${requests.requestDate} desc, ${requests.number} desc limit ${COUNTED_UP_TO}) as counted`;
}

/** The day on the office's calendar. */
export const todayAtOffice = ({ clock }: Pick<ListNeeds, "clock">): string =>
  wallClock(clock(), agency.timezone).toISOString().slice(0, 10);
