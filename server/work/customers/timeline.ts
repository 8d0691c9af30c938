import { sql, type SQL } from "drizzle-orm";
import type { TimelineEntry, TimelinePage } from "../../../domain/api/work/customers.ts";
import { CHANNELS, MESSAGE_CHANNELS } from "../../../domain/work/channels.ts";
import type { TimelineKind } from "../../../domain/work/customer-options.ts";
import { can, type Role } from "../../../domain/platform/permissions.ts";
import type { Database } from "../../platform/db/client.ts";
import { TO_THE_OFFICE } from "../leads/conversation.ts";
import { familyOf, findKept } from "./family.ts";
import { presentTimeline, type TimelinePosition } from "./present-timeline.ts";

export const timelineKeyOf = ({ at, kind, id }: { at: string; kind: TimelineKind; id: number }) =>
  `${Date.parse(at)}-${kind}-${id}`;

/**
 * Lists the timeline of a customer, the newest first: requests, messages and events. Mails and texts are included only
 * for a role that may view them elsewhere, too.
 */
export async function listTimeline(
  db: Database,
  askedId: number,
  page: TimelinePage,
  role: Role,
): Promise<TimelineEntry[]> {
  const { id } = await findKept(db, askedId);
  return presentTimeline(db, await findPlaces(db, id, page, role));
}

async function findPlaces(
  db: Database,
  id: number,
  { limit, before }: TimelinePage,
  role: Role,
): Promise<TimelinePosition[]> {
  const parts = sql.join([...requestParts(id), ...messageParts(id, role), ...eventParts(id, role)], sql` union all `);
  const rest = before
    ? sql`where (at, kind, id) < (${before.at.toISOString()}::timestamptz, ${before.kind}, ${before.id}::bigint)`
    : sql``;
  const found = await db.execute<{ kind: TimelineKind; id: string; at: string | Date }>(sql`
    select kind, id, at from (${parts}) entries ${rest} order by at desc, kind desc, id desc limit ${limit}`);
  return found.rows.map((row) => ({
    kind: row.kind,
    id: Number(row.id),
    at: new Date(row.at),
  }));
}

/** Truncates a time to milliseconds, the precision of the page cursor. */
const moment = (column: string) => sql.raw(`date_trunc('milliseconds', ${column})`);

function requestParts(id: number): SQL[] {
  return [
    sql`select kind, number::bigint as id, ${moment("request_date")} as at from requests where customer_id = ${id}`,
  ];
}

/** SQL condition that excludes messages to the office about a request, which did not go to the customer. */
const isToCustomer = sql.raw(`m.kind not in (${TO_THE_OFFICE.map((kind) => `'${kind}'`).join(", ")})`);

/** SQL condition for the messages of the channels that a role may view. */
function isShownTo(role: Role): SQL {
  const channels = MESSAGE_CHANNELS.filter((channel) => can(role, CHANNELS[channel].resource, "view"));
  return sql`m.channel = any(${sql.param(channels)}::text[]) and m.deleted_at is null`;
}

function messageParts(id: number, role: Role): SQL[] {
  const isShown = isShownTo(role);
  const ofRequests = sql`
    select m.channel, m.number, ${moment("m.timestamp")} from messages m join requests r on r.id = m.request_id
    where r.customer_id = ${id} and ${isShown} and ${isToCustomer}`;
  const ofNoRequest = sql`
    select m.channel, m.number, ${moment("m.timestamp")} from messages m
    where m.customer_id in (with recursive ${familyOf([id])} select id from family)
      and m.request_id is null and ${isShown}`;
  return [ofRequests, ofNoRequest];
}

/**
 * Selects the events of the requests and of the customer. Skips "received", since the request itself is an entry, and
 * events of a message that the reader finds as an entry of its own.
 */
function eventParts(id: number, role: Role): SQL[] {
  const isTold = sql`exists (select from messages m where m.id = e.message_id and ${isShownTo(role)} and ${isToCustomer})`;
  const ofRequests = sql`
    select 'event', e.id, ${moment("e.at")} from desk_events e join requests r on r.id = e.request_id
    where r.customer_id = ${id} and e.type <> 'received' and not ${isTold}`;
  const own = sql`
    select 'event', e.id, ${moment("e.at")} from desk_events e
    where e.customer_id = ${id} and e.request_id is null and e.type <> 'received' and not ${isTold}`;
  return [ofRequests, own];
}
