import { and, eq, isNotNull, isNull, notInArray, or } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { MessageChange } from "../../platform/db/message-rows.ts";
import { messages, type DeliveryStatus } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Delivery } from "../../platform/deps/messages.ts";
import { changeFate } from "../history/change-fate.ts";
import { PutOff } from "../../platform/jobs/outcome.ts";
import { persist } from "../../platform/mail/hand-over.ts";
import { asMail, isMail, type Mail } from "../../platform/mail/mail-row.ts";

/** What is known for sure is not overwritten by a worker that was slower: a mail can come back before we note it as sent. */
const KNOWN: DeliveryStatus[] = ["sent", "bounced", "cancelled"];

/** So long may a worker that is alive wait for a mail server's answer: ten minutes, and some for the note of it. */
const UNDER_WAY_MS = 11 * 60_000;

const taken = (at: Date): MessageChange => ({ status: "sent", sentAt: at, error: null, sealedBody: null });

/**
 * Writes down what became of a mail; one that waits for another try can be called back, and handed over, again. That it
 * was taken is always written down; anything else only by the worker whose hand-over it was, since another one may have
 * the mail by now.
 */
export async function noteFate(db: Database, mail: Mail, to: MessageChange, now: Date): Promise<void> {
  const isHandedOver = to.status === "sent" || to.status === "unclear";
  const change = {
    ...to,
    ...(!isHandedOver && { handedOverAt: null }),
    ...(to.status === "queued" && { leavingAt: null }),
  };
  const { id, status, handedOverAt } = messages;
  const isOurs = mail.handedOverAt ? eq(handedOverAt, mail.handedOverAt) : isNull(handedOverAt);
  const mayWrite = to.status === "sent" ? undefined : isOurs;
  await persist(() =>
    db.transaction((tx) =>
      changeFate(tx, {
        message: mail,
        at: now,
        change: async () => {
          const isToChange = and(eq(id, mail.id), notInArray(status, KNOWN), mayWrite);
          return (await tx.update(messages).set(change).where(isToChange).returning({ id })).length > 0;
        },
      }),
    ),
  );
}

/** Notes that the mail server has taken a mail. */
export function noteTaken(db: Database, mail: Mail, now: Date): Promise<void> {
  return noteFate(db, mail, { ...taken(now), attempts: mail.attempts + 1 }, now);
}

/**
 * Decides on a mail that was handed over and has no outcome: its worker was killed, or is still at it. SMTP has nothing
 * to look it up by. Where our own note on disk knows nothing, a person decides whether it is sent again.
 */
export async function clarifyMail(
  { db, clock }: Pick<Deps, "db" | "clock">,
  delivery: Delivery | null,
  mail: Mail,
): Promise<void> {
  if (delivery?.hasTaken(mail)) return noteTaken(db, mail, clock());
  const leftMs = (mail.handedOverAt?.getTime() ?? 0) + UNDER_WAY_MS - clock().getTime();
  if (mail.status === "unclear") return;
  if (leftMs > 0) throw new PutOff(leftMs);
  await noteFate(db, mail, { status: "unclear", error: "UnclearOutcome" }, clock());
}

/** Corrects, at the start of a worker, the mails that it saw taken and could not tell the database of. */
export async function noteTakenMails({ db, clock }: Pick<Deps, "db" | "clock">, delivery: Delivery): Promise<void> {
  const { status, handedOverAt } = messages;
  const open = await db
    .select()
    .from(messages)
    .where(and(isMail, isNotNull(handedOverAt), or(eq(status, "queued"), eq(status, "unclear"))));
  for (const mail of open.map(asMail)) if (delivery.hasTaken(mail)) await noteTaken(db, mail, clock());
}
