import { and, sql, type SQL } from "drizzle-orm";
import type { LeadFilter } from "../../../domain/work/lead-filters.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { requests, requestTags } from "../../platform/db/schema/index.ts";

/** Builds the SQL condition for requests that have all of these tags. */
export function hasTags(tagIds: readonly number[] | undefined): SQL | undefined {
  return and(
    ...(tagIds ?? []).map(
      (id) =>
        sql`${requests.id} in (select tagged.request_id from ${requestTags} tagged where tagged.tag_id = ${id}::int)`,
    ),
  );
}

/** Splits the first tag off a filter: its index is read in the order of the list. */
export function splitTag<Filter extends LeadFilter>(filter: Filter): { tagId: number; rest: Filter } | undefined {
  const [tagId, ...others] = filter.tag ?? [];
  return tagId === undefined ? undefined : { tagId, rest: { ...filter, tag: others } };
}

/**
 * Returns the SQL of requests joined with one of their tags. The columns of the latter have names of their own, since
 * those of requests may stand without the name of their table.
 */
export const taggedRequests = (kind: LeadKind, tagId: number): SQL =>
  sql`(select request_id as tagged_id, request_date as tagged_at, number as tagged_number from ${requestTags}
    where tag_id = ${tagId}::int and kind = ${kind}) tagged join ${requests} on ${requests.id} = tagged.tagged_id`;

type Page = {
  kind: LeadKind;
  tagId: number;
  where: SQL | undefined;
  /** The request date and the number of the last row of the page before. */
  before: { value: string; id: number } | undefined;
  isAscending: boolean;
  limit: number;
};

/**
 * Builds the subquery for the ids of a page of requests with a tag, sorted by request date. It reads the index of the
 * tag in that order: by the index of all requests, a tag that only old ones have would be looked for in every newer one.
 */
export function pageByTag({ kind, tagId, where, before, isAscending, limit }: Page): SQL {
  const [direction, beyond] = [sql.raw(isAscending ? "asc" : "desc"), sql.raw(isAscending ? ">" : "<")];
  const since = before && sql`${new Date(Number(before.value)).toISOString()}::timestamptz`;
  const isAfter = before && sql`(tagged_at, tagged_number) ${beyond} (${since}, ${before.id}::int)`;
  return sql`(select tagged_id from ${taggedRequests(kind, tagId)} where ${and(where, isAfter) ?? sql`true`}
    order by tagged_at ${direction}, tagged_number ${direction} limit ${limit})`;
}
