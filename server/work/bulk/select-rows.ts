import { and, sql, type SQL } from "drizzle-orm";
import type { BulkOrder } from "../../../domain/work/bulk.ts";
import { BULK } from "../../../domain/work/bulk-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { LOCKED_COLUMNS, type LockedWork } from "../desk/find-work.ts";
import { pageOfLeads, type ListNeeds } from "../leads/page-of-leads.ts";
import { isOfKind } from "../leads/stored-fields.ts";
import { isBinned } from "../history/terms.ts";

/** A selected request, with what decides whether it may be changed. */
export type SelectedRow = LockedWork & { isHeld: boolean; isBinned: boolean };

/** Returns the columns of a `SelectedRow`. */
export const selectedColumns = (deps: Pick<Deps, "clock" | "settings">) => ({
  ...LOCKED_COLUMNS,
  isHeld: requests.isHeld,
  isBinned: sql<boolean>`${isBinned(deps)}`,
});

type Selection = {
  rows: SelectedRow[];
  /** The version of each request that the user saw, by its id. */
  seen: Map<number, number>;
  /** True when the list has more requests than can be changed at once. */
  hasMore: boolean;
};

/**
 * Finds the selected requests: those that were checked, or the first of a list. The list is the one of the desk, with
 * its filter, its order and its search.
 */
export async function selectRows(deps: Deps, { kind, selection }: BulkOrder, readerId: number): Promise<Selection> {
  if ("rows" in selection) {
    const versions = new Map(selection.rows.map(({ reference, version }) => [reference, version]));
    const isChecked = sql`${requests.reference} = any(${sql.param([...versions.keys()])}::text[])`;
    const rows = await read(deps, deps.db, { where: and(isOfKind(kind), isChecked), orderBy: [], limit: BULK.rows });
    return {
      rows,
      seen: new Map(rows.map((row) => [row.id, versions.get(row.reference) ?? row.version])),
      hasMore: false,
    };
  }
  const filter = { ...selection.filter, readerId };
  const found = await read(deps, deps.db, await pageOfLeads(deps, kind, filter, { limit: BULK.rows + 1 }));
  const rows = found.slice(0, BULK.rows);
  return { rows, seen: new Map(rows.map((row) => [row.id, row.version])), hasMore: found.length > BULK.rows };
}

type Page = { where: SQL | undefined; orderBy: SQL[]; limit: number };

function read(deps: ListNeeds & Pick<Deps, "settings">, db: Database, page: Page): Promise<SelectedRow[]> {
  return db
    .select(selectedColumns(deps))
    .from(requests)
    .where(page.where)
    .orderBy(...page.orderBy)
    .limit(page.limit);
}
