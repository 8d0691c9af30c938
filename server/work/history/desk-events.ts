import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { DeskEvent } from "../../../domain/api/work/work.ts";
import { CHANNELS } from "../../../domain/work/channels.ts";
import type { DeskEventType } from "../../../domain/work/desk/events.ts";
import type { Database } from "../../platform/db/client.ts";
import type { MessageRef } from "../../platform/db/message-rows.ts";
import { deskEvents, messages, requests, users } from "../../platform/db/schema/index.ts";
import { announceDeskChange } from "../../platform/events/announce.ts";

/** More than any request has as a rule; of one that has more, the latest. */
const MOST = 500;

export type NewDeskEvent = {
  type: DeskEventType;
  requestId?: number | null;
  customerId?: number | null;
  /** Nobody where a rule or the program does it. */
  actor: { id: number; firstName: string; lastName: string } | null;
  /** What was before and what is now. Reaches everybody who may see the request: nothing that is sealed. */
  data?: Record<string, unknown>;
  /** The message that it tells of. */
  message?: MessageRef;
  at: Date;
  /** Of what counts for nothing from the beginning, such as an answer that no server takes. */
  undoneAt?: Date | null;
};

/** Writes down what happened at the desk, as part of the transaction that does it, and tells open screens after it. */
export async function writeDeskEvent(tx: Database, { actor, message, ...event }: NewDeskEvent): Promise<DeskEvent> {
  const [row] = await tx
    .insert(deskEvents)
    .values({ ...event, actorId: actor?.id ?? null, messageId: message?.id ?? null })
    .returning();
  if (!row) throw new Error("an event of the desk was not stored");
  announceDeskChange(tx);
  return present(row, actor, message ?? null);
}

/**
 * Writes down when requests came in that were suspected then, and so have no first event. Once: what is suspected again
 * keeps it.
 */
export async function writeReceived(tx: Database, ids: number[]): Promise<void> {
  await tx.execute(sql`
    insert into ${deskEvents} (type, request_id, at) select 'received', r.id, r.request_date from ${requests} r
    where r.id = any(${sql.param(ids)}::integer[])
      and not exists (select from ${deskEvents} e where e.request_id = r.id and e.type = 'received')
    order by r.request_date, r.id`);
}

/** What happened to a request, the latest last. */
export async function listDeskEvents(tx: Database, requestId: number): Promise<DeskEvent[]> {
  return (await readEvents(tx, eq(deskEvents.requestId, requestId))).toReversed();
}

/** One event of a request. */
export async function findDeskEvent(
  tx: Database,
  { requestId, eventId }: { requestId: number; eventId: number },
): Promise<DeskEvent | undefined> {
  const which = and(eq(deskEvents.requestId, requestId), eq(deskEvents.id, eventId));
  return (await readEvents(tx, which))[0];
}

/** Marks an event as taken back. */
export async function markUndone(tx: Database, eventId: number, at: Date): Promise<void> {
  await tx.update(deskEvents).set({ undoneAt: at }).where(eq(deskEvents.id, eventId));
}

async function readEvents(tx: Database, which: SQL | undefined): Promise<DeskEvent[]> {
  const rows = await tx
    .select({
      event: deskEvents,
      actor: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      message: { channel: messages.channel, number: messages.number },
    })
    .from(deskEvents)
    .leftJoin(users, eq(users.id, deskEvents.actorId))
    .leftJoin(messages, eq(messages.id, deskEvents.messageId))
    .where(which)
    .orderBy(desc(deskEvents.id))
    .limit(MOST);
  return rows.map(({ event, actor, message }) => present(event, actor, message));
}

function present(
  row: typeof deskEvents.$inferSelect,
  actor: NewDeskEvent["actor"],
  message: MessageName | null,
): DeskEvent {
  const { id, type } = row;
  return {
    id,
    type,
    at: row.at.toISOString(),
    actor: actor && { id: actor.id, name: nameOf(actor) },
    data: presentData(row.data, message),
    isUndone: row.undoneAt !== null,
  };
}

type MessageName = Pick<MessageRef, "channel" | "number">;

/** What leaves the server of an event's data: the message that it tells of is named by its number. */
export function presentData(data: Record<string, unknown>, message: MessageName | null): Record<string, unknown> {
  return message ? { ...data, [CHANNELS[message.channel].idField]: message.number } : data;
}

/** A colleague's name as the desk shows it. */
export function nameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
