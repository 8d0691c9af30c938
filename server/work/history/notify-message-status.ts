import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import { messages, requests } from "../../platform/db/schema/index.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";

type Message = {
  id: number;
  authorId: number | null;
  requestId: number | null;
  customerId: number | null;
};

/** Notifies open screens that the delivery status of a message changed. Skips messages not written by a user. */
export async function notifyMessageStatus(tx: Database, message: Message, at: Date): Promise<void> {
  const about = message.authorId === null ? null : await subjectOf(tx, message);
  if (!about) return;
  const { id, status } = messages;
  const [now] = await tx.select({ status }).from(messages).where(eq(id, message.id));
  await writeNotice(tx, { type: "sent", about, at, message: { id: message.id, status: now?.status } });
}

async function subjectOf(tx: Database, { requestId, customerId }: Message) {
  if (requestId === null) return customerId === null ? null : { kind: "customer" as const, id: customerId };
  const { kind, number, reference } = requests;
  const [row] = await tx.select({ kind, id: number, reference }).from(requests).where(eq(requests.id, requestId));
  return row;
}
