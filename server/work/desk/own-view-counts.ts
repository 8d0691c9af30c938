import { sql } from "drizzle-orm";
import { COUNTED_UP_TO } from "../../../domain/work/desk/views.ts";
import { viewFilterSchema, type ViewFilters } from "../../../domain/work/desk/own-views.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { countUpToBound, type ListNeeds } from "../leads/page-of-leads.ts";

type View = { id: number; kind: LeadKind; filters: ViewFilters };
/** Cache time for a view that reached the counting bound, as for the program's own views (`desk-counts.ts`). */
const MANY_CACHE_MS = 60_000;

/**
 * Creates the function that counts the requests of kept views for a reader, up to the bound and by the same definition
 * as the list itself. One statement, however many views there are.
 */
export function viewCounts(deps: ListNeeds): (views: View[], readerId: number) => Promise<Map<number, number>> {
  const manyUntil = new Map<string, number>();
  return async (views, readerId) => {
    const now = deps.clock().getTime();
    for (const [key, until] of manyUntil) if (until < now) manyUntil.delete(key);
    // The filters are part of the key: a changed view is counted again.
    const keyOf = ({ id, filters }: View) => `${id} ${readerId} ${JSON.stringify(filters)}`;
    const counts = new Map<number, number>();
    const parts = views.flatMap((view) => {
      if (manyUntil.has(keyOf(view))) counts.set(view.id, COUNTED_UP_TO);
      // A filter of an earlier version that is no longer known counts as nothing.
      const filter = viewFilterSchema(view.kind).safeParse(view.filters);
      if (counts.has(view.id) || !filter.success) return [];
      const count = countUpToBound(deps, view.kind, { ...filter.data, readerId });
      return [sql`select ${view.id}::int as id, (${count}) as count`];
    });
    if (parts.length === 0) return counts;
    const found = await deps.db.execute<{ id: number; count: number }>(sql.join(parts, sql` union all `));
    for (const { id, count } of found.rows) counts.set(id, count);
    // A count that came from the cache keeps its term: else it would never be counted again.
    for (const view of views)
      if (counts.get(view.id) === COUNTED_UP_TO && !manyUntil.has(keyOf(view)))
        manyUntil.set(keyOf(view), now + MANY_CACHE_MS);
    return counts;
  };
}
