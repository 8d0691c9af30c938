import { asc, desc, isNotNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { LeadSort } from "../../domain/desk/views.ts";
import type { LeadFilter } from "../../domain/lead-filters.ts";
import type { LeadTable } from "./kinds.ts";

/** Where a list goes on: after a row with this value, and among those that have it too, after its id. */
export type LeadPosition = { value: string; id: number };

/** What a row must have to be found again in a sorted list. */
export type Sorted = { id: number; requestDate: Date; followUpAt: Date | null; respondBy: Date | null } & (
  | { name: string | null }
  | { firstName: string; lastName: string }
);

type Order = {
  by: PgColumn | SQL;
  type: "timestamptz" | "text";
  /** Only rows that have something to be sorted by. */
  only?: SQL;
  isAscending: boolean;
};

/** What a filter sorts a table by. What waits comes oldest first unless told otherwise, so do names. */
export function orderOf(table: LeadTable, { sort: asked, order, view }: LeadFilter): Order & { sort: LeadSort } {
  const sort = view === "due" && asked === "requestDate" ? "followUpAt" : asked;
  const isUsuallyAscending = sort !== "requestDate" || view === "waiting";
  const isAscending = order ? order === "oldest" : isUsuallyAscending;
  if (sort === "name") return { sort, by: nameOf(table), type: "text", isAscending };
  const by = table[sort];
  return {
    sort,
    by,
    type: "timestamptz",
    isAscending,
    ...(sort === "requestDate" ? {} : { only: isNotNull(by) }),
  };
}

/** The same expressions as their indexes have. */
function nameOf(table: LeadTable): SQL {
  if ("lastName" in table) return sql`(${table.lastName} || ' ' || ${table.firstName})`;
  return sql`coalesce(${table.name}, '')`;
}

/** The columns to sort by, in order. */
export function sortedBy({ by, isAscending }: Order, id: PgColumn): SQL[] {
  const direction = isAscending ? asc : desc;
  return [direction(by), direction(id)];
}

/** What comes after a position. */
export function isAfter({ by, type, isAscending }: Order, id: PgColumn, { value, id: last }: LeadPosition): SQL {
  const moment = type === "text" ? value : new Date(Number(value)).toISOString();
  return sql`(${by}, ${id}) ${sql.raw(isAscending ? ">" : "<")} (${moment}::${sql.raw(type)}, ${last})`;
}

/** The position of a row in a list that is sorted so. */
export function positionOf(sort: LeadSort, row: Sorted): LeadPosition {
  if (sort !== "name") return { value: String((row[sort] ?? row.requestDate).getTime()), id: row.id };
  return { value: "lastName" in row ? `${row.lastName} ${row.firstName}` : (row.name ?? ""), id: row.id };
}
