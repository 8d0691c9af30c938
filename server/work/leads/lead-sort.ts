import { asc, desc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ALL_STAGES, type Stage } from "../../../domain/work/desk/stages.ts";
import { USUAL_SORTS, type LeadSort } from "../../../domain/work/desk/views.ts";
import type { LeadFilter } from "../../../domain/work/lead-filters.ts";
import { ownerOrNobody, requests, stageRank } from "../../platform/db/schema/requests.ts";
import { ownerRank } from "./owner-order.ts";

/** Where a list goes on: after a row with this value, and among those that have it too, after its id. */
export type LeadPosition = { value: string; id: number };

/** What a row must have to be found again in a sorted list. */
export type Sorted = {
  number: number;
  sortName: string;
  requestDate: Date;
  followUpAt: Date | null;
  respondBy: Date | null;
  waitsSince: Date | null;
  stage: Stage;
  ownerId: number | null;
};

type Order = {
  by: PgColumn | SQL;
  /** The value of a position as what it is compared with. */
  at: (value: string) => SQL;
  /** Whether a position is any text; else it is a number. */
  isText?: boolean;
  /** Only rows that have something to be sorted by. */
  only?: SQL;
  isAscending: boolean;
};

/** What a filter sorts requests by. What waits comes oldest first unless told otherwise; so do names, and stages from new on. */
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
      const by = requests[sort];
      const at = (value: string) => sql`${new Date(Number(value)).toISOString()}::timestamptz`;
      // Since when a request waits matters, and is indexed, where it waits for us.
      const only = sort === "waitsSince" ? eq(requests.waitsFor, "us") : isNotNull(by);
      return { sort, by, at, isAscending, ...(sort === "requestDate" ? {} : { only }) };
    }
  }
}

/** The columns to sort by, in order. */
export function sortedBy({ by, isAscending }: Order): SQL[] {
  const direction = isAscending ? asc : desc;
  return [direction(by), direction(requests.number)];
}

/** What comes after a position. */
export function isAfter({ by, at, isAscending }: Order, { value, id: last }: LeadPosition): SQL {
  return sql`(${by}, ${requests.number}) ${sql.raw(isAscending ? ">" : "<")} (${at(value)}, ${last})`;
}

/** The position of a row in a list that is sorted so. */
export function positionOf(sort: LeadSort, row: Sorted): LeadPosition {
  return { value: String(valueOf(sort, row)), id: row.number };
}

function valueOf(sort: LeadSort, row: Sorted): string | number {
  switch (sort) {
    case "name":
      return row.sortName;
    case "stage":
      return ALL_STAGES.indexOf(row.stage) + 1;
    case "owner":
      return row.ownerId ?? 0;
    default:
      return (row[sort] ?? row.requestDate).getTime();
  }
}
