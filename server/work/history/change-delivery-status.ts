import { and, eq } from "drizzle-orm";
import { progressBefore } from "../../../domain/work/desk/replay.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, messages, type DeliveryStatus } from "../../platform/db/schema/index.ts";
import { lockRequest, readPast, recomputeState } from "./request-state.ts";
import { notifyMessageStatus } from "./notify-message-status.ts";

export type Message = { id: number } & Record<"authorId" | "requestId" | "customerId", number | null>;

/**
 * The effect of each delivery status: yes when the message counts as an answer to the customer, soon when it is about
 * to be sent. A message that may have arrived counts.
 */
const COUNTS_AS_ANSWER: Record<DeliveryStatus, "yes" | "soon" | "no"> = {
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
  /** The message as last read from the database. */
  message: Message;
  at: Date;
  /** Updates the message. Returns true when it did. */
  change: () => Promise<boolean>;
};

/**
 * Changes the delivery status of a message. Every status change goes through here. For a message written by a person,
 * the row lock on its request comes first (requests before messages, to avoid a deadlock), and its "answer" event is
 * marked as valid or undone.
 */
export async function changeDeliveryStatus(tx: Database, { message, at, change }: Change): Promise<boolean> {
  if (message.authorId === null) return change();
  if (message.requestId) await lockRequest(tx, message.requestId);
  if (!(await change())) return false;
  await settleAnswer(tx, { message, at });
  await notifyMessageStatus(tx, message, at);
  return true;
}

/** Updates the "answer" event of a message by its delivery status, and recomputes the state of its request. */
async function settleAnswer(tx: Database, { message, at }: Omit<Change, "change">): Promise<void> {
  const event = await findAnswer(tx, message);
  if (!event) return;
  const { id, status, sendAt } = messages;
  const [now] = await tx.select({ status, sendAt }).from(messages).where(eq(id, message.id));
  if (!now) return;
  const { requestId } = message;
  const { leftAt = at.toISOString(), isLeaving: _isLeaving, ...otherData } = event.data;
  const answers = COUNTS_AS_ANSWER[now.status];
  const data = {
    ...otherData,
    ...(answers === "yes" && { leftAt }),
    ...(answers === "soon" && { isLeaving: true }),
    ...(now.sendAt && { sendAt: now.sendAt.toISOString() }),
    ...(requestId && {
      before: { ...(await startOf(tx, requestId)), ...(event.data["before"] as object | undefined) },
    }),
  };
  const undoneAt = answers === "no" ? (event.undoneAt ?? at) : null;
  await tx.update(deskEvents).set({ data, undoneAt }).where(eq(deskEvents.id, event.id));
  if (requestId) await recomputeState(tx, requestId, at);
}

/**
 * Returns the progress before all events. It is stored with each answer, because no other event may have it once the
 * answer has changed it.
 */
async function startOf(tx: Database, requestId: number): Promise<object> {
  const row = await lockRequest(tx, requestId);
  return row ? progressBefore(await readPast(tx, requestId), row) : {};
}

/** Finds the "answer" event of a message that a user wrote. */
export async function findAnswer(tx: Database, message: Pick<Message, "id">) {
  const { messageId, type } = deskEvents;
  const [event] = await tx
    .select()
    .from(deskEvents)
    .where(and(eq(messageId, message.id), eq(type, "answer")));
  return event;
}
