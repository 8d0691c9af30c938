import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { DeskEvent } from "../../../domain/api/work/work.ts";
import { CHANNELS } from "../../../domain/work/channels.ts";
import type { DeskEventType } from "../../../domain/work/desk/events.ts";
import type { Database } from "../../platform/db/client.ts";
import type { MessageRef } from "../../platform/db/message-rows.ts";
import { deskEvents, messages, requests, users } from "../../platform/db/schema/index.ts";
import { announceDeskChange } from "../../platform/events/announce.ts";

/** Maximum events read for a request, more than one usually has. Of a longer history, only the latest are read. */
const MAX_EVENTS = 500;

export type NewDeskEvent = {
  type: DeskEventType;
  requestId?: number | null;
  customerId?: number | null;
  /** The user who did it; null for a rule or the program. */
  actor: { id: number; firstName: string; lastName: string } | null;
  /** The values before and after. Everybody who may view the request sees them, so no encrypted fields here. */
  data?: Record<string, unknown>;
  /** The message that the event is about. */
  message?: MessageRef;
  /** The task that the event is about. */
  taskId?: number;
  at: Date;
  /** Set for an event that never counts, such as an answer when no server is configured to send it. */
  undoneAt?: Date | null;
};

/** Stores a desk event in the transaction of the change, and notifies open screens after the commit. */
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
 * Adds the missing "received" event to requests that were suspected as spam when they came in. Idempotent: a request
 * that was suspected again later keeps the event that it has.
 */
export async function writeReceived(tx: Database, ids: number[]): Promise<void> {
  await tx.execute(sql`
    insert into ${deskEvents} (type, request_id, at) select 'received', r.id, r.request_date from ${requests} r
    where r.id = any(${sql.param(ids)}::integer[])
      and not exists (select from ${deskEvents} e where e.request_id = r.id and e.type = 'received')
    order by r.request_date, r.id`);
}

/** Lists the events of a request, the latest last. */
export async function listDeskEvents(tx: Database, requestId: number): Promise<DeskEvent[]> {
  return (await readEvents(tx, eq(deskEvents.requestId, requestId))).toReversed();
}

/** Finds one event of a request by its id. */
export async function findDeskEvent(
  tx: Database,
  { requestId, eventId }: { requestId: number; eventId: number },
): Promise<DeskEvent | undefined> {
  const which = and(eq(deskEvents.requestId, requestId), eq(deskEvents.id, eventId));
  return (await readEvents(tx, which))[0];
}

/** Marks an event as undone. */
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
    .limit(MAX_EVENTS);
  return rows.map(({ event, actor, message }) => present(event, actor, message));
}

function present(
  row: typeof deskEvents.$inferSelect,
  actor: NewDeskEvent["actor"],
  message: MessageKey | null,
): DeskEvent {
  const { id, type } = row;
  return {
    id,
    type,
    at: row.at.toISOString(),
    actor: actor && { id: actor.id, name: fullNameOf(actor) },
    data: presentData(row.data, message),
    isUndone: row.undoneAt !== null,
  };
}

type MessageKey = Pick<MessageRef, "channel" | "number">;

/** Maps the data of an event to its API form, with the number of the message that it is about. */
export function presentData(data: Record<string, unknown>, message: MessageKey | null): Record<string, unknown> {
  return message ? { ...data, [CHANNELS[message.channel].idField]: message.number } : data;
}

/** Returns the full name of a user as the desk shows it. */
export function fullNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
