import { and, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { MessageRow } from "../../platform/db/message-rows.ts";
import { bouncedAddresses, messages, type DeliveryStatus } from "../../platform/db/schema/index.ts";
import { changeDeliveryStatus } from "../history/change-delivery-status.ts";
import { writeDeskEvent } from "../history/desk-events.ts";
import { isMail } from "../../platform/mail/mail-row.ts";
import type { DeliveryReport } from "./delivery-report.ts";
import { findContinuedConversation, type Conversation } from "./match-mail.ts";

/** Statuses that can change to "bounced". A bounce can come before we have noted that the mail was sent. */
const MAY_BOUNCE: DeliveryStatus[] = ["queued", "unclear", "sent"];

/**
 * Marks the bounced mail, and its address as one that takes no mail. Only who got a mail of ours knows its Message-ID,
 * or the token of its conversation: a report without either is about no mail of ours and is ignored.
 */
export async function noteBounce(
  tx: Database,
  { messageId, failed }: DeliveryReport,
  { token, at }: { token: string | null; at: Date },
): Promise<void> {
  for (const { address, reason } of failed) {
    const sent = await findMailsTo(tx, await reportCondition(tx, messageId, token));
    const mail = sent.find(({ to }) => to.toLowerCase() === address);
    if (!mail) {
      await noteBouncedCopy(tx, sent, { address, at, reason });
      continue;
    }
    const change = async () => {
      const isToChange = and(eq(messages.id, mail.id), inArray(messages.status, MAY_BOUNCE));
      const changed = await tx.update(messages).set({ status: "bounced", error: reason }).where(isToChange).returning();
      return changed.length > 0;
    };
    if (!(await changeDeliveryStatus(tx, { message: mail, at, change }))) continue;
    await storeBounced(tx, { address, at, reason });
    await writeBounceEvent(tx, mail, at);
  }
}

type BouncedAddress = { address: string; at: Date; reason: string };

async function storeBounced(tx: Database, { address, at, reason }: BouncedAddress): Promise<void> {
  await tx
    .insert(bouncedAddresses)
    .values({ address, at, reason })
    .onConflictDoUpdate({ target: bouncedAddresses.address, set: { at, reason } });
}

/** Notes that a copy of a mail came back. The mail itself reached its recipient, so its status stays. */
async function noteBouncedCopy(tx: Database, sent: MessageRow[], bounced: BouncedAddress): Promise<void> {
  const isCopy = (one: string) => one.toLowerCase() === bounced.address;
  const mail = sent.find(({ cc, bcc }) => [...cc, ...bcc].some(isCopy));
  if (!mail || mail.refusedCopies.some(isCopy)) return;
  const refusedCopies = [...mail.refusedCopies, ...[...mail.cc, ...mail.bcc].filter(isCopy)];
  await tx.update(messages).set({ refusedCopies }).where(eq(messages.id, mail.id));
  await storeBounced(tx, bounced);
}

/**
 * Builds the SQL condition for the mails that a report can mean: the one with its Message-ID, and all of the
 * conversation that its token belongs to. Undefined when it has neither.
 */
async function reportCondition(tx: Database, messageId: string | null, token: string | null): Promise<SQL | undefined> {
  const conversation = token ? await findContinuedConversation(tx, { token, answers: [] }) : undefined;
  return or(messageId ? eq(messages.externalId, messageId) : undefined, conversation && isInConversation(conversation));
}

function isInConversation({ requestId, customerId }: Conversation): SQL | undefined {
  if (requestId) return eq(messages.requestId, requestId);
  return customerId ? eq(messages.customerId, customerId) : undefined;
}

/** Lists the mails that the report can mean, the latest first. One marked as bounced is left out: it was reported before. */
async function findMailsTo(tx: Database, condition: SQL | undefined): Promise<MessageRow[]> {
  if (!condition) return [];
  return tx
    .select()
    .from(messages)
    .where(and(isMail, condition, eq(messages.direction, "out"), inArray(messages.status, MAY_BOUNCE)))
    .orderBy(desc(messages.id))
    .limit(50);
}

async function writeBounceEvent(tx: Database, mail: MessageRow, at: Date): Promise<void> {
  const { requestId, customerId } = mail;
  if (!requestId && !customerId) return;
  const about = { requestId, customerId };
  await writeDeskEvent(tx, { type: "bounced", ...about, actor: null, message: mail, at });
}
