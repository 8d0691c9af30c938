import { and, eq, sql } from "drizzle-orm";
import { stateBefore } from "../../domain/desk/replay.ts";
import type { Database } from "../db/client.ts";
import { deskEvents, emails, smsMessages, type DeliveryStatus } from "../db/schema/index.ts";
import { holdRequest, readPast, restate, type Lead } from "./request-state.ts";
import { tellOfMessage } from "./tell-of-message.ts";

const CHANNELS = { emails: { table: emails, field: "emailId" }, sms: { table: smsMessages, field: "smsId" } } as const;

type About = Record<"quoteRequestId" | "contactRequestId" | "customerId", number | null>;
export type Message = About & { id: number; authorId: number | null };

/** Whether a message that has come so far answers the customer. One that may have arrived does. */
const ANSWERS: Record<DeliveryStatus, boolean> = {
  queued: true,
  sent: true,
  delivered: true,
  unclear: true,
  received: true,
  undelivered: false,
  failed: false,
  unconfigured: false,
  bounced: false,
  cancelled: false,
};

type Change = {
  channel: keyof typeof CHANNELS;
  /** The message as it was read last. */
  message: Message;
  at: Date;
  /** Changes the message, and says whether it did. */
  change: () => Promise<boolean>;
};

/**
 * Changes what became of a message: everything that does goes through here. Where a person wrote it, its request is held
 * first (requests before messages, or two such changes would wait for each other), and its answer stands or is undone.
 */
export async function changeFate(tx: Database, { channel, message, at, change }: Change): Promise<boolean> {
  if (message.authorId === null) return change();
  const lead = leadOf(message);
  if (lead) await holdRequest(tx, lead);
  if (!(await change())) return false;
  await settleAnswer(tx, { channel, message, at });
  await tellOfMessage(tx, message, at);
  return true;
}

function leadOf({ quoteRequestId, contactRequestId }: About): Lead | null {
  if (quoteRequestId !== null) return { kind: "quote", id: quoteRequestId };
  return contactRequestId === null ? null : { kind: "contact", id: contactRequestId };
}

/** Marks the answer that a message was written as by whether it is one, and corrects the state of its request. */
async function settleAnswer(tx: Database, { channel, message, at }: Omit<Change, "change">): Promise<void> {
  const event = await findAnswer(tx, channel, message);
  if (!event) return;
  const { table } = CHANNELS[channel];
  const { status, sendAt } = table;
  const [now] = await tx.select({ status, sendAt }).from(table).where(eq(table.id, message.id));
  if (!now) return;
  const lead = leadOf(message);
  const data = {
    ...event.data,
    ...(now.sendAt && { sendAt: now.sendAt.toISOString() }),
    ...(lead && { before: { ...(await startOf(tx, lead)), ...(event.data["before"] as object | undefined) } }),
  };
  const undoneAt = ANSWERS[now.status] ? null : (event.undoneAt ?? at);
  await tx.update(deskEvents).set({ data, undoneAt }).where(eq(deskEvents.id, event.id));
  if (lead) await restate(tx, lead, at);
}

/** The state before all events: kept with each answer, where no other event may know it once the answer has changed it. */
async function startOf(tx: Database, lead: Lead): Promise<object> {
  const row = await holdRequest(tx, lead);
  return row ? stateBefore(await readPast(tx, lead), row) : {};
}

/** The event that tells of a message that somebody wrote. */
export async function findAnswer(tx: Database, channel: keyof typeof CHANNELS, message: Message) {
  const { quoteRequestId, contactRequestId, customerId, type, data } = deskEvents;
  const about =
    message.quoteRequestId !== null
      ? eq(quoteRequestId, message.quoteRequestId)
      : message.contactRequestId !== null
        ? eq(contactRequestId, message.contactRequestId)
        : eq(customerId, message.customerId ?? 0);
  const isOfMessage = sql`${data} ->> ${sql.raw(`'${CHANNELS[channel].field}'`)} = ${String(message.id)}`;
  const [event] = await tx
    .select()
    .from(deskEvents)
    .where(and(about, eq(type, "answer"), isOfMessage));
  return event;
}
