import { inArray, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";

/** Age in days after which an unread message no longer counts as unread. */
const NEWS_DAYS = 90;

/**
 * Builds the subquery for the incoming messages that a reader has not read, those of the private page among them: one
 * row with the request `id` per message.
 */
function unreadMessages(readerId: number | Placeholder): SQL {
  const since = sql`now() - make_interval(days => ${sql.raw(`${NEWS_DAYS}`)})`;
  return sql`
    select m.request_id as id from messages m
    left join message_reads r on r.user_id = ${readerId} and r.request_id = m.request_id
    where m.direction = 'in' and not m.is_automatic and m.deleted_at is null and m.timestamp > ${since}
      and m.request_id is not null
      and m.timestamp > coalesce(r.read_up_to, (select created_at from users where id = ${readerId}))
    union all
    select e.request_id from desk_events e
    left join message_reads r on r.user_id = ${readerId} and r.request_id = e.request_id
    where e.type = 'message' and e.data->>'channel' = 'page' and e.at > ${since}
      and e.at > coalesce(r.read_up_to, (select created_at from users where id = ${readerId}))`;
}

/** Builds the subquery for requests with a note that mentions the reader and that the reader has not seen. */
function unseenMentions(readerId: number | Placeholder): SQL {
  return sql`
    select e.request_id as id from mentions m join desk_events e on e.id = m.event_id
    where m.user_id = ${readerId} and m.read_at is null and e.undone_at is null and e.request_id is not null`;
}

/** Builds the SQL condition for requests with unread messages, or unseen mentions, for the reader. */
export function hasNews(news: "unread" | "mentioned", readerId: number | Placeholder): SQL {
  const found = news === "unread" ? unreadMessages(readerId) : unseenMentions(readerId);
  return sql`${requests.id} in (${found})`;
}

/** Counts the unread messages of a reader, by request id. */
export async function countUnread(db: Database, readerId: number): Promise<Map<number, number>> {
  const found = await db.execute<{ id: number; count: number }>(
    sql`select id, count(*)::int as count from (${unreadMessages(readerId)}) unread group by id`,
  );
  return new Map(found.rows.map(({ id, count }) => [id, count]));
}

/** Counts the listed requests of some kinds with unread messages, and those with unseen mentions, for a reader. */
export async function countNews(db: Database, kinds: LeadKind[], readerId: number, isListed: SQL) {
  if (kinds.length === 0) return { unread: 0, mentions: 0 };
  const count = (found: SQL) =>
    db.$count(requests, sql`${inArray(requests.kind, kinds)} and ${isListed} and ${requests.id} in (${found})`);
  return { unread: await count(unreadMessages(readerId)), mentions: await count(unseenMentions(readerId)) };
}
