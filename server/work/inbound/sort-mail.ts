import { and, eq, isNull } from "drizzle-orm";
import type { MailTarget } from "../../../domain/api/work/inbound.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { findKept } from "../customers/family.ts";
import { assertNotSuspect } from "../history/assert-not-suspect.ts";
import type { Database } from "../../platform/db/client.ts";
import { isMessage, type MessageRow } from "../../platform/db/message-rows.ts";
import { messageAttachments, messages, rawMails, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { writeNotice } from "../../platform/events/write-notice.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { announceMail } from "./announce-mail.ts";
import { latestRequestOf } from "./latest-request.ts";

const isUnsorted = and(eq(messages.isUnsorted, true), isNull(messages.deletedAt));

/** Reads an unsorted mail with a row lock (`FOR UPDATE`): nobody else can sort it until the transaction ends. */
export async function lockUnsortedMail(tx: Database, number: number): Promise<MessageRow> {
  const [mail] = await tx
    .select()
    .from(messages)
    .where(and(isMessage("email", number), isUnsorted))
    .for("update");
  if (!mail) throw new AppError("notFound");
  return mail;
}

/** Assigns an unsorted mail to a request, or to a customer; for a customer with requests, to the latest one. */
export async function assignMail(deps: Deps, id: number, place: MailTarget, caller: Caller) {
  return makeChange(deps, caller, async (tx) => {
    const mail = await lockUnsortedMail(tx, id);
    const target = await resolveTarget(deps, tx, place);
    await moveMail(deps, tx, mail, target, caller);
    const subject = { type: "email", id };
    return { result: { reference: target.reference }, event: { action: "email.put" as const, subject } };
  });
}

type ResolvedMailTarget = { requestId?: number; customerId?: number; reference: string | null };

async function resolveTarget(deps: Deps, tx: Database, place: MailTarget): Promise<ResolvedMailTarget> {
  if ("customerId" in place) {
    const { id } = await findKept(tx, place.customerId);
    const request = await latestRequestOf(deps, tx, id);
    return request ? { requestId: request.id, reference: request.reference } : { customerId: id, reference: null };
  }
  const reference = place.reference.trim().toUpperCase();
  const { id, isSuspect } = requests;
  const [row] = await tx.select({ id, isSuspect }).from(requests).where(eq(requests.reference, reference));
  if (!row) throw new AppError("invalid", { fields: { reference: "validation:reference" } });
  // Held back as spam, the request stands in no queue, where the mail would be seen.
  assertNotSuspect(row);
  return { requestId: row.id, reference };
}

/** Moves a locked mail to its request or customer, and writes the event and the notice for open screens. */
export async function moveMail(
  deps: Pick<Deps, "clock" | "settings">,
  tx: Database,
  mail: MessageRow,
  { reference: _reference, ...about }: ResolvedMailTarget,
  { actor }: Caller,
): Promise<void> {
  const at = deps.clock();
  await tx
    .update(messages)
    .set({ ...about, isUnsorted: false })
    .where(eq(messages.id, mail.id));
  await announceMail(deps, tx, { mail, isAutomatic: mail.isAutomatic, ...about, at, actor });
  await writeNotice(tx, { type: "sorted", about: { kind: "mail", id: mail.number }, actorId: actor.id, at });
}

/** Deletes an unsorted mail: a soft delete of the row without its text; files and raw mail are removed. */
export async function deleteUnsorted(deps: Deps, id: number, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const mail = await lockUnsortedMail(tx, id);
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
