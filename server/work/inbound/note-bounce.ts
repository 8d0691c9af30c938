import { and, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { MessageRow } from "../../platform/db/message-rows.ts";
import { bouncedAddresses, messages, type DeliveryStatus } from "../../platform/db/schema/index.ts";
import { changeFate } from "../history/change-fate.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { isMail } from "../../platform/mail/mail-row.ts";
import type { DeliveryReport } from "./delivery-report.ts";
import { conversationOf, type Conversation } from "./match-mail.ts";

/** A mail can come back before we have noted that it was sent. */
const MAY_BOUNCE: DeliveryStatus[] = ["queued", "unclear", "sent"];

/**
 * Marks the mail that came back, and the address that does not take any. Only whoever was sent a mail knows its
 * Message-ID or its token: a report about anything else is about no mail of ours, and nothing is made of it.
 */
export async function noteBounce(
  tx: Database,
  { messageId, failed }: DeliveryReport,
  { token, at }: { token: string | null; at: Date },
): Promise<void> {
  for (const { address, reason } of failed) {
    const mail = await findReturned(tx, await returnedBy(tx, messageId, token), address);
    if (!mail) continue;
    const change = async () => {
      const isToChange = and(eq(messages.id, mail.id), inArray(messages.status, MAY_BOUNCE));
      const changed = await tx.update(messages).set({ status: "bounced", error: reason }).where(isToChange).returning();
      return changed.length > 0;
    };
    if (!(await changeFate(tx, { message: mail, at, change }))) continue;
    await tx
      .insert(bouncedAddresses)
      .values({ address, at, reason })
      .onConflictDoUpdate({ target: bouncedAddresses.address, set: { at, reason } });
    await announce(tx, mail, at);
  }
}

async function returnedBy(tx: Database, messageId: string | null, token: string | null): Promise<SQL | undefined> {
  const conversation = token ? await conversationOf(tx, { token, answers: [] }) : undefined;
  return or(messageId ? eq(messages.externalId, messageId) : undefined, conversation && ofConversation(conversation));
}

function ofConversation({ requestId, customerId }: Conversation): SQL | undefined {
  if (requestId) return eq(messages.requestId, requestId);
  return customerId ? eq(messages.customerId, customerId) : undefined;
}

/** The last mail to that address which the report can mean; one that is marked already was told of before. */
async function findReturned(tx: Database, which: SQL | undefined, address: string) {
  if (!which) return undefined;
  const rows = await tx
    .select()
    .from(messages)
    .where(and(isMail, which, eq(messages.direction, "out"), inArray(messages.status, MAY_BOUNCE)))
    .orderBy(desc(messages.id))
    .limit(50);
  return rows.find(({ to }) => to.toLowerCase() === address);
}

async function announce(tx: Database, mail: MessageRow, at: Date): Promise<void> {
  const { requestId, customerId } = mail;
  if (!requestId && !customerId) return;
  const about = { requestId, customerId };
  await writeDeskEvent(tx, { type: "bounced", ...about, actor: null, message: mail, at });
}
