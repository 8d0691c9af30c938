import { and, eq } from "drizzle-orm";
import { progressBefore } from "../../../domain/work/desk/replay.ts";
import type { Database } from "../../platform/db/client.ts";
import { deskEvents, messages, type DeliveryStatus } from "../../platform/db/schema/index.ts";
import { holdRequest, readPast, restate } from "./request-state.ts";
import { tellOfMessage } from "./tell-of-message.ts";

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
export async function changeFate(tx: Database, { message, at, change }: Change): Promise<boolean> {
  if (message.authorId === null) return change();
  if (message.requestId) await holdRequest(tx, message.requestId);
  if (!(await change())) return false;
  await settleAnswer(tx, { message, at });
  await tellOfMessage(tx, message, at);
  return true;
}

/** Marks the answer that a message was written as by whether it is one, and corrects the state of its request. */
async function settleAnswer(tx: Database, { message, at }: Omit<Change, "change">): Promise<void> {
  const event = await findAnswer(tx, message);
  if (!event) return;
  const { id, status, sendAt } = messages;
  const [now] = await tx.select({ status, sendAt }).from(messages).where(eq(id, message.id));
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
export async function findAnswer(tx: Database, message: Pick<Message, "id">) {
  const { messageId, type } = deskEvents;
  const [event] = await tx
    .select()
    .from(deskEvents)
    .where(and(eq(messageId, message.id), eq(type, "answer")));
  return event;
}
