import { and, eq, isNotNull, isNull, notInArray, or } from "drizzle-orm";
import type { Database } from "../../platform/db/client.ts";
import type { MessageChange } from "../../platform/db/message-rows.ts";
import { messages, type DeliveryStatus } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Delivery } from "../../platform/deps/messages.ts";
import { changeDeliveryStatus } from "../history/change-delivery-status.ts";
import { PostponeJob } from "../../platform/jobs/outcome.ts";
import { retryDuringOutage } from "../../platform/mail/hand-over.ts";
import { asMail, isMail, type Mail } from "../../platform/mail/mail-row.ts";

/** Statuses that a slower worker must not overwrite: a mail can bounce before we note it as sent. */
const FINAL_STATUSES: DeliveryStatus[] = ["sent", "bounced", "cancelled"];

/** Maximum time of a hand-over: ten minutes for the answer of the mail server, and some for storing it. */
const MAX_HAND_OVER_MS = 11 * 60_000;

const takenChange = (at: Date): MessageChange => ({ status: "sent", sentAt: at, error: null, sealedBody: null });

/**
 * Stores the outcome of an attempt to send a mail. "queued" releases the mail: it can be called back, and handed over,
 * again. "sent" is always stored. Any other outcome is stored only by the worker of this hand-over, since another
 * worker may have the mail by now.
 */
export async function storeMailOutcome(db: Database, mail: Mail, to: MessageChange, now: Date): Promise<void> {
  const isHandedOver = to.status === "sent" || to.status === "unclear";
  const change = {
    ...to,
    ...(!isHandedOver && { handedOverAt: null }),
    ...(to.status === "queued" && { leavingAt: null }),
  };
  const { id, status, handedOverAt } = messages;
  const isOurs = mail.handedOverAt ? eq(handedOverAt, mail.handedOverAt) : isNull(handedOverAt);
  const mayWrite = to.status === "sent" ? undefined : isOurs;
  await retryDuringOutage(() =>
    db.transaction((tx) =>
      changeDeliveryStatus(tx, {
        message: mail,
        at: now,
        change: async () => {
          const isToChange = and(eq(id, mail.id), notInArray(status, FINAL_STATUSES), mayWrite);
          return (await tx.update(messages).set(change).where(isToChange).returning({ id })).length > 0;
        },
      }),
    ),
  );
}

/** Stores that the mail server has accepted a mail. */
export function noteTaken(db: Database, mail: Mail, now: Date, refusedCopies: string[] = []): Promise<void> {
  return storeMailOutcome(db, mail, { ...takenChange(now), attempts: mail.attempts + 1, refusedCopies }, now);
}

/**
 * Clarifies a mail that was handed over and has no outcome: its worker was killed, or still waits for the answer. SMTP
 * has no look-up. When the sent log on disk does not contain the mail, a person decides whether it is sent again.
 */
export async function clarifyMail(
  { db, clock }: Pick<Deps, "db" | "clock">,
  delivery: Delivery | null,
  mail: Mail,
): Promise<void> {
  if (delivery?.hasTaken(mail)) return noteTaken(db, mail, clock());
  const leftMs = (mail.handedOverAt?.getTime() ?? 0) + MAX_HAND_OVER_MS - clock().getTime();
  if (mail.status === "unclear") return;
  if (leftMs > 0) throw new PostponeJob(leftMs);
  await storeMailOutcome(db, mail, { status: "unclear", error: "UnclearOutcome" }, clock());
}

/** Marks as sent, at the start of a worker, the mails that its sent log contains and the database does not know of. */
export async function noteTakenMails({ db, clock }: Pick<Deps, "db" | "clock">, delivery: Delivery): Promise<void> {
  const { status, handedOverAt } = messages;
  const open = await db
    .select()
    .from(messages)
    .where(and(isMail, isNotNull(handedOverAt), or(eq(status, "queued"), eq(status, "unclear"))));
  for (const mail of open.map(asMail)) if (delivery.hasTaken(mail)) await noteTaken(db, mail, clock());
}
