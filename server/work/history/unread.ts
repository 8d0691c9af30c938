import { inArray, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";

/** What nobody has looked at for so long is no news any more. */
const NEWS_DAYS = 90;

/** What customers wrote about requests, and somebody has not read: `id` of the request, each message once. */
function unreadMessages(readerId: number | Placeholder): SQL {
  const since = sql`now() - make_interval(days => ${sql.raw(`${NEWS_DAYS}`)})`;
  return sql`
    select m.request_id as id from messages m
    left join message_reads r on r.user_id = ${readerId} and r.request_id = m.request_id
    where m.direction = 'in' and not m.is_automatic and m.deleted_at is null and m.timestamp > ${since}
      and m.request_id is not null
      and m.timestamp > coalesce(r.read_up_to, (select created_at from users where id = ${readerId}))`;
}

/** Requests with a note that names somebody who has not seen it. */
function unseenMentions(readerId: number | Placeholder): SQL {
  return sql`
    select e.request_id as id from mentions m join desk_events e on e.id = m.event_id
    where m.user_id = ${readerId} and m.read_at is null and e.undone_at is null and e.request_id is not null`;
}

/** For a query of requests: those with something that the reader has not read, or seen. */
export function hasNews(news: "unread" | "mentioned", readerId: number | Placeholder): SQL {
  const found = news === "unread" ? unreadMessages(readerId) : unseenMentions(readerId);
  return sql`${requests.id} in (${found})`;
}

/** How many messages of which requests somebody has not read. */
export async function countUnread(db: Database, readerId: number): Promise<Map<number, number>> {
  const found = await db.execute<{ id: number; count: number }>(
    sql`select id, count(*)::int as count from (${unreadMessages(readerId)}) unread group by id`,
  );
  return new Map(found.rows.map(({ id, count }) => [id, count]));
}

/** How many requests of some kinds have something that somebody has not read, and a note for them that they have not seen. */
export async function countNews(db: Database, kinds: LeadKind[], readerId: number) {
  if (kinds.length === 0) return { unread: 0, mentions: 0 };
  const count = (found: SQL) =>
    db.$count(requests, sql`${inArray(requests.kind, kinds)} and ${requests.id} in (${found})`);
  return { unread: await count(unreadMessages(readerId)), mentions: await count(unseenMentions(readerId)) };
}
