import { sql, type SQL } from "drizzle-orm";
import { ownerOrNobody, requests, users } from "../../platform/db/schema/index.ts";

/**
 * SQL array of all user ids sorted by name, with 0 (no owner) at the end. Evaluated once per query, however often it
 * occurs in it.
 */
const ownersByName = sql`(select array_agg(colleague.id order by colleague.first_name || ' ' || colleague.last_name, colleague.id)
  from ${users} colleague) || 0`;

/** Returns SQL for the rank of an owner in the list of all users sorted by name. */
export const ownerRank = (owner: SQL): SQL => sql`array_position((${ownersByName})::bigint[], (${owner})::bigint)`;

type Page = {
  where: SQL | undefined;
  /** Cursor: the owner and the request number of the last row of the page before. */
  before: { value: string; id: number } | undefined;
  isAscending: boolean;
  limit: number;
};

const LAST_ID = 2_147_483_647;

/**
 * Builds the subquery for the ids of a page of requests sorted by owner name. The names are in another table, so no
 * index on requests has that order: a lateral join reads up to one page per owner, and keeps the first of those rows.
 */
export function pageByOwner({ where, before, isAscending, limit }: Page): SQL {
  const [direction, beyond] = [sql.raw(isAscending ? "asc" : "desc"), sql.raw(isAscending ? ">" : "<")];
  const start = isAscending ? 0 : LAST_ID;
  const place = before && ownerRank(sql`${before.value}`);
  // For the owner with whom the page before ended, only the requests after the cursor; for later owners, all.
  const from = before ? sql`case when owner.place = ${place} then ${before.id} else ${start} end` : sql`${start}`;
  return sql`(select of_owner.id from unnest((${ownersByName})::int[]) with ordinality as owner (id, place)
    cross join lateral (select ${requests.id}, ${requests.number} from ${requests} where ${ownerOrNobody(requests.ownerId)} = owner.id
      and ${requests.number} ${beyond} (${from})::int and ${where ?? sql`true`}
      order by ${requests.number} ${direction} limit ${limit}) of_owner
    ${before ? sql`where owner.place ${beyond}= ${place}` : sql``}
    order by owner.place ${direction}, of_owner.number ${direction} limit ${limit})`;
}
