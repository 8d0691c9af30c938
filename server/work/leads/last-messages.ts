import { sql } from "drizzle-orm";
import type { LastMessage } from "../../../domain/api/work/leads.ts";
import { CHANNELS, MESSAGE_CHANNELS, type MessageChannel } from "../../../domain/work/channels.ts";
import { BY_PAGE } from "../../../domain/work/page-talk-options.ts";
import type { Direction } from "../../../domain/work/message-options.ts";
import { can, type Role } from "../../../domain/platform/permissions.ts";
import { splitQuoted } from "../../../domain/work/quoted-text.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages } from "../../platform/db/schema/index.ts";
import { withoutFirst } from "./said-first.ts";
import { TO_THE_OFFICE } from "./conversation.ts";

/** Characters of a message that are read to find its first line below greetings and above quotes. */
const READ = 1_000;
/** Maximum characters of the line. */
const SHOWN = 160;
/** The acknowledgement that goes out by itself says nothing about where a conversation stands. */
const NOT_SAID = [...TO_THE_OFFICE, "lead-acknowledgement"];

type LeadRow = { id: number; details: Record<string, unknown> };
type Found = { id: number; channel: MessageChannel | typeof BY_PAGE; direction: Direction; text: string };

/**
 * Finds the last message of each request of a page, by request id, on the channels that the role may read, or on the
 * customer's private page. A request without messages has what its sender wrote in the form. One statement for the whole
 * page, no N+1.
 */
export async function lastMessages(db: Database, rows: LeadRow[], role: Role): Promise<Map<number, LastMessage>> {
  const last = new Map<number, LastMessage>();
  for (const { id, details } of rows) {
    if (typeof details["message"] === "string") put(last, id, { text: details["message"], direction: "in" });
  }
  const channels = MESSAGE_CHANNELS.filter((channel) => can(role, CHANNELS[channel].resource, "view"));
  if (rows.length === 0) return last;
  const ids = rows.map(({ id }) => id);
  const found = await db.execute<Found>(sql`
    select page.id, said.channel, said.direction, said.text
    from unnest(${sql.param(ids)}::int[]) as page (id) cross join lateral (
      (select m.channel, m.direction, left(m.text, ${READ}) as text, m.timestamp as at from ${messages} m
      where m.request_id = page.id and m.deleted_at is null and not m.is_automatic
        and m.channel = any(${sql.param(channels)}::text[]) and m.kind <> all(${sql.param(NOT_SAID)}::text[])
      order by m.timestamp desc, m.id desc limit 1)
      union all
      (select 'page', 'in', left(e.data->>'text', ${READ}), e.at from desk_events e
      where e.request_id = page.id and e.type = 'message' and e.data->>'channel' = 'page'
      order by e.at desc limit 1)
      order by at desc limit 1) as said`);
  for (const { id, channel, direction, text } of found.rows) {
    const isQuoting = channel !== BY_PAGE && CHANNELS[channel].quotesEarlier && direction === "in";
    const own = direction === "out" ? withoutFirst(text) : text;
    put(last, id, { text: isQuoting ? splitQuoted(text).said : own, direction });
  }
  return last;
}

/** Puts the beginning of a message into the map, on one line; an empty one is left out. */
function put(last: Map<number, LastMessage>, id: number, { text, direction }: LastMessage): void {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line) last.set(id, { text: line.length > SHOWN ? `${line.slice(0, SHOWN).trimEnd()}…` : line, direction });
}
