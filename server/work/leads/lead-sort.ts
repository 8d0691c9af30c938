import { asc, desc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ALL_STAGES, type Stage } from "../../../domain/work/desk/stages.ts";
import { USUAL_SORTS, type LeadSort } from "../../../domain/work/desk/views.ts";
import type { LeadFilter } from "../../../domain/work/lead-filters.ts";
import { ownerOrNobody, requests, stageRank } from "../../platform/db/schema/requests.ts";
import { ownerRank } from "./owner-order.ts";

/** Cursor for keyset pagination: the sort value of the last row, and its id for rows with an equal value. */
export type LeadCursor = { value: string; id: number };

/** The columns of a row that its cursor is made from. */
export type SortColumns = {
  number: number;
  sortName: string;
  requestDate: Date;
  dueAt: Date | null;
  respondBy: Date | null;
  waitsSince: Date | null;
  stage: Stage;
  ownerId: number | null;
};

type Order = {
  by: PgColumn | SQL;
  /** Converts the value of a cursor into SQL to compare with `by`. */
  at: (value: string) => SQL;
  /** True when the cursor value is text; otherwise it is a number. */
  isText?: boolean;
  /** Condition that excludes rows without a value to sort by. */
  only?: SQL;
  isAscending: boolean;
};

/**
 * Returns the sort order of a filter. Ascending by default (oldest first, names from A, stages from new on), except by
 * request date, which starts with the newest.
 */
export function orderOf({ sort: asked, order, view }: LeadFilter): Order & { sort: LeadSort } {
  const sort = (asked === "requestDate" && view && USUAL_SORTS[view]) || asked;
  const isAscending = order ? order === "oldest" : sort !== "requestDate";
  const number = (value: string) => sql`${value}::bigint`;
  switch (sort) {
    case "name":
      return { sort, by: requests.sortName, at: (value) => sql`${value}::text`, isText: true, isAscending };
    case "stage":
      return { sort, by: stageRank(requests.stage), at: number, isAscending };
    case "owner":
      return {
        sort,
        by: ownerRank(ownerOrNobody(requests.ownerId)),
        at: (value) => ownerRank(number(value)),
        isAscending,
      };
    default: {
      const by = requests[columnOf(sort)];
      const at = (value: string) => sql`${new Date(Number(value)).toISOString()}::timestamptz`;
      // `waitsSince` matters, and is indexed, only for requests that wait for us.
      const only = sort === "waitsSince" ? eq(requests.waitsFor, "us") : isNotNull(by);
      return { sort, by, at, isAscending, ...(sort === "requestDate" ? {} : { only }) };
    }
  }
}

/** Returns the ORDER BY expressions: the sort value, then the number as the tiebreaker. */
export function sortedBy({ by, isAscending }: Order): SQL[] {
  const direction = isAscending ? asc : desc;
  return [direction(by), direction(requests.number)];
}

/** Builds the SQL condition for the rows after a cursor (keyset pagination). */
export function isAfter({ by, at, isAscending }: Order, { value, id: last }: LeadCursor): SQL {
  return sql`(${by}, ${requests.number}) ${sql.raw(isAscending ? ">" : "<")} (${at(value)}, ${last})`;
}

/** Returns the cursor of a row in a list with this sort order. */
export function positionOf(sort: LeadSort, row: SortColumns): LeadCursor {
  return { value: String(valueOf(sort, row)), id: row.number };
}

function valueOf(sort: LeadSort, row: SortColumns): string | number {
  switch (sort) {
    case "name":
      return row.sortName;
    case "stage":
      return ALL_STAGES.indexOf(row.stage) + 1;
    case "owner":
      return row.ownerId ?? 0;
    default:
      return (row[columnOf(sort)] ?? row.requestDate).getTime();
  }
}

type MomentSort = Exclude<LeadSort, "name" | "stage" | "owner">;

/** Returns the column of a sort by time. "By follow-up" means by whatever is due first: a follow-up is a task. */
const columnOf = (sort: MomentSort) => (sort === "followUpAt" ? "dueAt" : sort);
