import { and, eq, sql } from "drizzle-orm";
import { progressBefore } from "../../domain/desk/replay.ts";
import type { Database } from "../db/client.ts";
import { deskEvents, emails, smsMessages, type DeliveryStatus } from "../db/schema/index.ts";
import { holdRequest, readPast, restate } from "./request-state.ts";
import { tellOfMessage } from "./tell-of-message.ts";

const CHANNELS = { emails: { table: emails, field: "emailId" }, sms: { table: smsMessages, field: "smsId" } } as const;

export type Message = { id: number } & Record<"authorId" | "requestId" | "customerId", number | null>;

/** Whether a message that has come so far answers the customer, or is about to. One that may have arrived does. */
const ANSWERS: Record<DeliveryStatus, "yes" | "soon" | "no"> = {
  queued: "soon",
  sent: "yes",
  delivered: "yes",
  unclear: "yes",
  received: "yes",
  undelivered: "no",
  failed: "no",
  unconfigured: "no",
  bounced: "no",
  cancelled: "no",
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
  if (message.requestId) await holdRequest(tx, message.requestId);
  if (!(await change())) return false;
  await settleAnswer(tx, { channel, message, at });
  await tellOfMessage(tx, message, at);
  return true;
}

/** Marks the answer that a message was written as by whether it is one, and corrects the state of its request. */
async function settleAnswer(tx: Database, { channel, message, at }: Omit<Change, "change">): Promise<void> {
  const event = await findAnswer(tx, channel, message);
  if (!event) return;
  const { table } = CHANNELS[channel];
  const { status, sendAt } = table;
  const [now] = await tx.select({ status, sendAt }).from(table).where(eq(table.id, message.id));
  if (!now) return;
  const { requestId } = message;
  const { leftAt = at.toISOString(), isLeaving: _isLeaving, ...told } = event.data;
  const answers = ANSWERS[now.status];
  const data = {
    ...told,
    ...(answers === "yes" && { leftAt }),
    ...(answers === "soon" && { isLeaving: true }),
    ...(now.sendAt && { sendAt: now.sendAt.toISOString() }),
    ...(requestId && {
      before: { ...(await startOf(tx, requestId)), ...(event.data["before"] as object | undefined) },
    }),
  };
  const undoneAt = answers === "no" ? (event.undoneAt ?? at) : null;
  await tx.update(deskEvents).set({ data, undoneAt }).where(eq(deskEvents.id, event.id));
  if (requestId) await restate(tx, requestId, at);
}

/** The progress before all events: kept with each answer, where no other event may know it once the answer has changed it. */
async function startOf(tx: Database, requestId: number): Promise<object> {
  const row = await holdRequest(tx, requestId);
  return row ? progressBefore(await readPast(tx, requestId), row) : {};
}

/** The event that tells of a message that somebody wrote. */
export async function findAnswer(tx: Database, channel: keyof typeof CHANNELS, message: Message) {
  const { requestId, customerId, type, data } = deskEvents;
  const about = message.requestId ? eq(requestId, message.requestId) : eq(customerId, message.customerId ?? 0);
  const isOfMessage = sql`${data} ->> ${sql.raw(`'${CHANNELS[channel].field}'`)} = ${String(message.id)}`;
  const [event] = await tx
    .select()
    .from(deskEvents)
    .where(and(about, eq(type, "answer"), isOfMessage));
  return event;
}
