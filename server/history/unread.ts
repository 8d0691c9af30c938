import { sql, type SQL } from "drizzle-orm";
import type { LeadKind } from "../../domain/lead-options.ts";
import type { Database } from "../db/client.ts";

/** What nobody has looked at for so long is no news any more. */
const NEWS_DAYS = 90;

const COLUMN = { quote: "quote_request_id", contact: "contact_request_id" } as const satisfies Record<LeadKind, string>;

/** What customers wrote about requests of a kind, and somebody has not read: `id` of the request, each message once. */
function unreadMessages(kind: LeadKind, readerId: number): SQL {
  const column = sql.raw(COLUMN[kind]);
  const since = sql`now() - make_interval(days => ${NEWS_DAYS})`;
  return sql`
    select m.id from (
      select ${column} as id, timestamp from emails
      where direction = 'in' and not is_automatic and deleted_at is null and timestamp > ${since}
      union all
      select ${column}, timestamp from sms_messages
      where direction = 'in' and deleted_at is null and timestamp > ${since}
    ) m
    left join message_reads r on r.user_id = ${readerId} and r.${column} = m.id
    where m.id is not null
      and m.timestamp > coalesce(r.read_up_to, (select created_at from users where id = ${readerId}))`;
}

/** Requests of a kind with a note that names somebody who has not seen it. */
function unseenMentions(kind: LeadKind, readerId: number): SQL {
  return sql`
    select e.${sql.raw(COLUMN[kind])} as id from mentions m join desk_events e on e.id = m.event_id
    where m.user_id = ${readerId} and m.read_at is null and e.undone_at is null
      and e.${sql.raw(COLUMN[kind])} is not null`;
}

/** For a query of requests: those with something that the reader has not read, or seen. */
export function hasNews(id: SQL, kind: LeadKind, news: "unread" | "mentioned", readerId: number): SQL {
  const found = news === "unread" ? unreadMessages(kind, readerId) : unseenMentions(kind, readerId);
  return sql`${id} in (${found})`;
}

/** How many messages of which requests somebody has not read. */
export async function countUnread(db: Database, kind: LeadKind, readerId: number): Promise<Map<number, number>> {
  const found = await db.execute(
    sql`select id, count(*)::int as count from (${unreadMessages(kind, readerId)}) unread group by id`,
  );
  return new Map((found as { rows: { id: number; count: number }[] }).rows.map(({ id, count }) => [id, count]));
}

/** How many requests have something that somebody has not read, and a note for them that they have not seen. */
export async function countNews(db: Database, kinds: readonly LeadKind[], readerId: number) {
  const inAll = async (query: (kind: LeadKind, readerId: number) => SQL) => {
    const parts = kinds.map((kind) => sql`select distinct ${kind} as kind, id from (${query(kind, readerId)}) found`);
    if (parts.length === 0) return 0;
    const found = await db.execute(
      sql`select count(*)::int as count from (${sql.join(parts, sql` union all `)}) found`,
    );
    return (found as { rows: { count: number }[] }).rows[0]?.count ?? 0;
  };
  return { unread: await inAll(unreadMessages), mentions: await inAll(unseenMentions) };
}
