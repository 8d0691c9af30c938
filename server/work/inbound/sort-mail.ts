import { and, eq, isNull } from "drizzle-orm";
import type { MailPlace } from "../../../domain/api/work/inbound.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { findKept } from "../customers/family.ts";
import type { Database } from "../../platform/db/client.ts";
import { isMessage, type MessageRow } from "../../platform/db/message-rows.ts";
import { messageAttachments, messages, rawMails, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { announceMail } from "./announce-mail.ts";
import { latestRequestOf } from "./latest-request.ts";

const isUnsorted = and(eq(messages.isUnsorted, true), isNull(messages.deletedAt));

/** A mail without a place, which nobody else puts anywhere until the transaction ends. */
export async function holdUnsorted(tx: Database, number: number): Promise<MessageRow> {
  const [mail] = await tx
    .select()
    .from(messages)
    .where(and(isMessage("email", number), isUnsorted))
    .for("update");
  if (!mail) throw new AppError("notFound");
  return mail;
}

/** Puts a mail where it belongs: to a request, or to somebody, and there to what they asked for last. */
export async function putMail(deps: Deps, id: number, place: MailPlace, caller: Caller) {
  return makeChange(deps, caller, async (tx) => {
    const mail = await holdUnsorted(tx, id);
    const found = await findPlace(tx, place);
    await moveMail(deps, tx, mail, found, caller);
    const subject = { type: "email", id };
    return { result: { reference: found.reference }, event: { action: "email.put" as const, subject } };
  });
}

type Place = { requestId?: number; customerId?: number; reference: string | null };

async function findPlace(tx: Database, place: MailPlace): Promise<Place> {
  if ("customerId" in place) {
    const { id } = await findKept(tx, place.customerId);
    const request = await latestRequestOf(tx, id);
    return request ? { requestId: request.id, reference: request.reference } : { customerId: id, reference: null };
  }
  const reference = place.reference.trim().toUpperCase();
  const [row] = await tx.select({ id: requests.id }).from(requests).where(eq(requests.reference, reference));
  if (!row) throw new AppError("invalid", { fields: { reference: "validation:reference" } });
  return { requestId: row.id, reference };
}

/** Gives a held mail its place, and tells of it. */
export async function moveMail(
  { clock }: Pick<Deps, "clock">,
  tx: Database,
  mail: MessageRow,
  { reference: _reference, ...about }: Place,
  { actor }: Caller,
): Promise<void> {
  const at = clock();
  await tx
    .update(messages)
    .set({ ...about, isUnsorted: false })
    .where(eq(messages.id, mail.id));
  await announceMail(tx, { mail, isAutomatic: mail.isAutomatic, ...about, at, actor });
  await writeNotice(tx, { type: "sorted", about: { kind: "mail", id: mail.number }, actorId: actor.id, at });
}

/** Removes a mail that is of no use to anybody, with its files and as it came. */
export async function deleteUnsorted(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const mail = await holdUnsorted(tx, id);
    const at = deps.clock();
    await tx
      .update(messages)
      .set({ deletedAt: at, isUnsorted: false, text: "", html: null })
      .where(eq(messages.id, mail.id));
    await tx.delete(rawMails).where(eq(rawMails.messageId, mail.id));
    await tx.delete(messageAttachments).where(eq(messageAttachments.messageId, mail.id));
    await writeNotice(tx, { type: "sorted", about: { kind: "mail", id }, actorId: caller.actor.id, at });
    return { event: { action: "email.delete", subject: { type: "email", id }, details: { count: 1 } } };
  });
}
