import { and, eq } from "drizzle-orm";
import { guessLanguage } from "../../../domain/platform/guess-language.ts";
import type { Database } from "../../platform/db/client.ts";
import { nextMessageNumber } from "../../platform/db/message-rows.ts";
import { bouncedAddresses, messages } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { lockRequest } from "../history/request-state.ts";
import { LEFT_OUT } from "../leads/conversation.ts";
import { storeFiles } from "../../platform/mail/mail-files.ts";
import { isMail } from "../../platform/mail/mail-row.ts";
import { keepFile } from "../../platform/files/store-file.ts";
import { announceMail } from "./announce-mail.ts";
import { spendBudget, type MailOrigin } from "./byte-budget.ts";
import { checkMailFiles, type CheckedFiles } from "./check-files.ts";
import { findPlace, suggestCustomerByEmail } from "./match-mail.ts";
import { noteBounce } from "./note-bounce.ts";
import type { ReadMail } from "./read-mail.ts";
import { storeRaw } from "./store-raw.ts";

type IncomingMail = {
  mail: ReadMail;
  to: { address: string; token: string | null };
  origin: MailOrigin;
  /** Size of the raw mail; taken from the byte rate limits of its origin. */
  bytes: number;
};
type Needs = Pick<Deps, "db" | "env" | "keys" | "clock" | "log" | "settings">;

/**
 * Stores an incoming mail in one transaction, with the conversation that it belongs to. The raw mail is stored only
 * when there is a conversation. The Message-ID deduplicates: a mail that is sent twice is stored once.
 * A delivery report marks the bounced mail instead. A mail that we sent ourselves is a mail loop and is dropped.
 * Nothing is ever answered.
 */
export async function receiveMail(deps: Needs, received: IncomingMail): Promise<void> {
  const checked = await checkMailFiles(deps, received.mail.files);
  try {
    await storeMail(deps, received, checked);
  } finally {
    await checked.release();
  }
}

async function storeMail(deps: Needs, received: IncomingMail, checked: CheckedFiles): Promise<void> {
  const { db, env, keys, clock } = deps;
  const { mail, to, origin, bytes } = received;
  await db.transaction(async (tx) => {
    if (mail.report) return noteBounce(tx, mail.report, { token: to.token, at: clock() });
    if (await isOurOwn(tx, mail.messageId)) return;
    const place = await findPlace(deps, tx, { token: to.token, answers: mail.answers });
    // The row lock of a request comes before its messages, as everywhere: the fixed order prevents deadlocks.
    const request = place?.requestId ? await lockRequest(tx, place.requestId) : undefined;
    // A person's mail waits in a request, or among the unsorted mails where the customer has no request, or one that is
    // held back as spam, which stands in no queue.
    const canWait = request !== undefined && !request.isSuspect;
    const isUnsorted = !place || (!canWait && !mail.isAutomatic);
    const conversation = isUnsorted ? undefined : place;
    // Taken under the lock: the events of a request are in the order of their times.
    const at = clock();
    const suggestedCustomerId = isUnsorted
      ? (place?.customerId ?? (await suggestCustomerByEmail(tx, mail.from.address)))
      : null;
    const [row] = await tx
      .insert(messages)
      .values({
        ...columnsOf({ ...mail, leftOut: mail.leftOut + checked.refused }),
        ...conversation,
        to: to.address,
        isUnsorted,
        suggestedCustomerId,
        timestamp: at,
      })
      .onConflictDoNothing()
      .returning({ id: messages.id, channel: messages.channel, number: messages.number });
    if (!row) return;
    await spendBudget(tx, env, origin, bytes);
    // For an unsorted mail no raw mail is stored: the row is enough to sort it, and strangers cannot fill the disk.
    if (conversation) await storeRaw(tx, keys, row, mail.raw, at);
    const files: { fileId: string }[] = [];
    for (const file of checked.files) files.push({ fileId: (await keepFile({ keys, clock }, tx, file)).id });
    await storeFiles({ keys, clock }, tx, row, files);
    // A mail from an address proves that the address works: the bounce is cleared.
    if (conversation && !mail.isAutomatic) {
      await tx.delete(bouncedAddresses).where(eq(bouncedAddresses.address, mail.from.address.toLowerCase()));
    }
    await announceMail(deps, tx, { mail: row, isAutomatic: mail.isAutomatic, ...conversation, at });
  });
}

function columnsOf({ messageId, answers, from, subject, text, html, isAutomatic, leftOut }: ReadMail) {
  const headers: Record<string, string> = leftOut > 0 ? { [LEFT_OUT]: String(leftOut) } : {};
  return {
    channel: "email" as const,
    number: nextMessageNumber("email"),
    direction: "in" as const,
    kind: "incoming",
    status: "received" as const,
    from: from.name ? `${from.name} <${from.address}>` : from.address,
    subject,
    text,
    html,
    externalId: messageId,
    inReplyTo: answers[0] ?? null,
    isAutomatic,
    language: guessLanguage(`${subject} ${text}`),
    headers,
  };
}

async function isOurOwn(tx: Database, messageId: string): Promise<boolean> {
  const ours = and(isMail, eq(messages.externalId, messageId), eq(messages.direction, "out"));
  return (await tx.select({ id: messages.id }).from(messages).where(ours).limit(1)).length > 0;
}
