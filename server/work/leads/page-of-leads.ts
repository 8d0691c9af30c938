import { and, eq, gte, inArray, isNull, lt, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { COUNTED_UP_TO } from "../../../domain/work/desk/views.ts";
import { NONE } from "../../../domain/work/lead-options.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { startOfDay } from "../../platform/db/office-day.ts";
import { requests } from "../../platform/db/schema/index.ts";
import { findIds } from "../../platform/db/search.ts";
import type { Deps } from "../../platform/deps.ts";
import { parse } from "../../platform/http/parse.ts";
import { isAfter, orderOf, positionOf, sortedBy, type LeadCursor, type SortColumns } from "./lead-sort.ts";
import { pageByOwner } from "./owner-order.ts";
import { workCondition, type ReaderFilter } from "./narrow-work.ts";
import { pageByTag, splitTag, taggedRequests } from "./tag-order.ts";
import { isOfKind } from "./stored-fields.ts";
import { isBinned, isKept } from "../history/terms.ts";

/** Page size and cursor of a list of leads (keyset pagination). */
export type LeadPage = { limit: number; before?: LeadCursor | undefined };

const moment = z.string().regex(/^\d{1,14}$/);

/** Serializes the cursor after a lead, for the sort order of a filter. */
export function pageKeyOf(filter: ReaderFilter, row: SortColumns): string {
  const { value, id } = positionOf(orderOf(filter).sort, row);
  return `${value}-${id}`;
}

export type ListNeeds = Pick<Deps, "db" | "env" | "clock"> & { settings: Pick<Deps["settings"], "agency"> };

/** Builds the SQL condition of a filter, for requests of one kind. */
export function filterCondition(deps: ListNeeds, kind: LeadKind, filter: ReaderFilter): SQL | undefined {
  const { requestDate: at, type } = requests;
  const { timezone } = deps.settings.agency();
  return and(
    isOfKind(kind),
    eq(requests.isSuspect, filter.suspected === "true" || filter.view === "suspected"),
    filter.binned ? isAmongBinned(deps) : isKept(deps),
    filter.type && (filter.type === NONE ? isNull(type) : eq(type, filter.type)),
    filter.from ? gte(at, startOfDay(filter.from, timezone)) : undefined,
    filter.to ? lt(at, startOfDay(filter.to, timezone, 1)) : undefined,
    workCondition(filter, todayAtOffice(deps), timezone),
  );
}

/**
 * Builds the SQL condition for requests in the bin. The array is computed before the rows are sorted: otherwise the
 * planner would scan the sorted list from the wrong end for these few.
 */
function isAmongBinned(deps: ListNeeds): SQL {
  return sql`${requests.id} = any(array(select id from ${requests} where ${isBinned(deps)}))`;
}

/** Builds the SQL condition of a list: its filter, and that a row has what the list is sorted by. */
function listCondition(deps: ListNeeds, kind: LeadKind, filter: ReaderFilter): SQL | undefined {
  return and(filterCondition(deps, kind, filter), orderOf(filter).only);
}

/** Returns the WHERE, ORDER BY and LIMIT of one page of leads of a kind. */
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
  const narrowed = listCondition(deps, kind, filter);
  const orderBy = sortedBy(order);
  if (!filter.q && order.sort === "owner") {
    const page = pageByOwner({ where: narrowed, before, isAscending, limit });
    return { where: sql`${id} in ${page}`, orderBy, limit };
  }
  const tagged = !filter.q && order.sort === "requestDate" ? splitTag(filter) : undefined;
  if (tagged) {
    const rest = filterCondition(deps, kind, tagged.rest);
    const page = pageByTag({ kind, tagId: tagged.tagId, where: rest, before, isAscending, limit });
    return { where: sql`${id} in ${page}`, orderBy, limit };
  }
  const where = and(narrowed, before && isAfter(order, before));
  if (!filter.q) return { where, orderBy, limit };
  const searched = { table: requests, id, at: order.by, search, isOldestFirst: isAscending };
  const found = await findIds(deps.db, searched, { words: filter.q, where, limit });
  return { where: inArray(id, found), orderBy, limit };
}

/** Counts the requests of the list of a filter, up to a bound (`COUNTED_UP_TO`). */
export async function countPage(deps: ListNeeds, kind: LeadKind, filter: ReaderFilter): Promise<number> {
  const found = await deps.db.execute<{ count: number }>(countUpToBound(deps, kind, filter));
  return found.rows[0]?.count ?? 0;
}

/**
 * Builds the statement that counts the requests of the list of a filter, up to a bound. Starts with the newest, whose
 * pages other queries have just read.
 */
export function countUpToBound(deps: ListNeeds, kind: LeadKind, filter: ReaderFilter): SQL {
  const tagged = splitTag(filter);
  if (tagged) {
    return sql`select count(*)::int as count from (select from ${taggedRequests(kind, tagged.tagId)}
      where ${listCondition(deps, kind, tagged.rest)} limit ${COUNTED_UP_TO}) as counted`;
  }
  return sql`select count(*)::int as count from (select from ${requests} where ${listCondition(deps, kind, filter)}
    order by ${requests.requestDate} desc, ${requests.number} desc limit ${COUNTED_UP_TO}) as counted`;
}

/** Returns today's date in the time zone of the office, as YYYY-MM-DD. */
export const todayAtOffice = ({ clock, settings }: Pick<ListNeeds, "clock" | "settings">): string =>
  wallClock(clock(), settings.agency().timezone).toISOString().slice(0, 10);
