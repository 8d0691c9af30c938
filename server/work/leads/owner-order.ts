import { sql, type SQL } from "drizzle-orm";
import { ownerOrNobody, requests, users } from "../../platform/db/schema/index.ts";

/** Everybody's id by name, and last zero, which stands for nobody. Read once by a query, however often it is named. */
const inOrder = sql`(select array_agg(colleague.id order by colleague.first_name || ' ' || colleague.last_name, colleague.id)
  from ${users} colleague) || 0`;

/** Whose turn an owner is among all. */
export const ownerRank = (owner: SQL): SQL => sql`array_position((${inOrder})::bigint[], (${owner})::bigint)`;

type Page = {
  where: SQL | undefined;
  /** After which owner, and which of their requests. */
  before: { value: string; id: number } | undefined;
  isAscending: boolean;
  limit: number;
};

const LAST_ID = 2_147_483_647;

/**
 * The ids of a page of requests that is sorted by the names of their owners. Names stand in another table, which no
 * index of requests knows: so as many as fill a page are looked up owner by owner, and the first of them taken.
 */
export function pageByOwner({ where, before, isAscending, limit }: Page): SQL {
  const [way, beyond] = [sql.raw(isAscending ? "asc" : "desc"), sql.raw(isAscending ? ">" : "<")];
  const start = isAscending ? 0 : LAST_ID;
  const place = before && ownerRank(sql`${before.value}`);
  // Of the owner at whom the page before ended, those that come after; of the next ones, all.
  const from = before ? sql`case when owner.place = ${place} then ${before.id} else ${start} end` : sql`${start}`;
  return sql`(select of_owner.id from unnest((${inOrder})::int[]) with ordinality as owner (id, place)
    cross join lateral (select ${requests.id}, ${requests.number} from ${requests} where ${ownerOrNobody(requests.ownerId)} = owner.id
      and ${requests.number} ${beyond} (${from})::int and ${where ?? sql`true`}
      order by ${requests.number} ${way} limit ${limit}) of_owner
    ${before ? sql`where owner.place ${beyond}= ${place}` : sql``}
    order by owner.place ${way}, of_owner.number ${way} limit ${limit})`;
}
