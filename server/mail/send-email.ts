import { and, eq, isNull, lte, notInArray, or } from "drizzle-orm";
import { z } from "zod";
import { rowId } from "../../domain/fields.ts";
import { NO_SUCH_MAILBOX, SEQUENCE_OVER } from "../../domain/message-options.ts";
import type { Database } from "../db/client.ts";
import { emails, type DeliveryStatus } from "../db/schema/index.ts";
import type { Deps, Job } from "../deps.ts";
import { reasonOf } from "../describe-fault.ts";
import { stopReason } from "../history/stopped-run.ts";
import { tellOfMessage } from "../history/tell-of-message.ts";
import type { Keys } from "../keys.ts";
import type { Delivery } from "../deps/messages.ts";
import { MailHeld } from "./hold.ts";
import { bodyPlace } from "./body-place.ts";
import { isBounced } from "./bounced.ts";
import { openFiles } from "./mail-files.ts";
import { verdictOn } from "./refusal.ts";
import { PATIENT } from "../jobs/pace.ts";
import { Hopeless, PutOff } from "../jobs/outcome.ts";

const data = z.object({ emailId: rowId() });

const CREW = { workers: 4, express: 4 };
/** How many mails may be on their way at once. */
export const MAILS_AT_ONCE = CREW.workers + CREW.express;

/** So long does a mail wait for a mail server that takes none. */
const PATIENCE_MS = 5 * 24 * 3_600_000;

/** What is not sent any more. */
const OVER: DeliveryStatus[] = ["sent", "cancelled"];

type Mail = typeof emails.$inferSelect;
type Change = Partial<typeof emails.$inferInsert>;

/** Sends one stored mail. Without a mail server it is kept and marked as not sent. */
export async function sendEmail(
  { db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
  delivery: Delivery | null,
  { emailId }: z.infer<typeof data>,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const mail = await claim(db, emailId, clock());
  if (!mail) return;
  const change = (to: Change) => noteFate(db, mail, to, clock());
  const tried = (to: Change) => change({ ...to, attempts: mail.attempts + 1 });
  if (mail.authorId !== null && (await isBounced(db, mail.to))) {
    await change({ status: "cancelled", error: NO_SUCH_MAILBOX });
    return;
  }
  if (!delivery) {
    await tried({ status: "unconfigured" });
    return;
  }
  // Only people send files along.
  const files = mail.authorId === null ? [] : await openFiles(db, keys, emailId);
  try {
    await delivery.deliver({ ...mail, ...bodyOf(keys, mail), files });
  } catch (error) {
    const reason = reasonOf(error);
    const isHeld = error instanceof MailHeld;
    if (isHeld && clock().getTime() - (mail.sendAt ?? mail.timestamp).getTime() < PATIENCE_MS) {
      await change({ status: "queued", error: reason });
      throw new PutOff(error.until.getTime() - clock().getTime());
    }
    const isHopeless = isHeld || verdictOn(error) === "hopeless";
    await tried({ status: isLast || isHopeless ? "failed" : "queued", error: reason });
    throw isHopeless ? new Hopeless("the mail is given up", { cause: error }) : error;
  }
  await tried({ status: "sent", sentAt: clock(), error: null, sealedBody: null });
}

/**
 * Takes a mail to send it, and says in the same statement that it is leaving: whoever calls it back is either before
 * that, or too late. One whose time has not come is put off, and one whose sequence is over is not sent.
 */
async function claim(db: Database, emailId: number, now: Date) {
  const { id, status, sendAt, sequenceRunId } = emails;
  const isDue = or(isNull(sendAt), lte(sendAt, now));
  const [mail] = await db
    .update(emails)
    .set({ leavingAt: now })
    .where(and(eq(id, emailId), notInArray(status, OVER), isDue, isNull(stopReason(sequenceRunId))))
    .returning();
  if (mail) return mail;
  const [waiting] = await db
    .select({ sendAt, stop: stopReason(sequenceRunId) })
    .from(emails)
    .where(and(eq(id, emailId), notInArray(status, OVER)));
  if (waiting?.stop) await db.update(emails).set({ status: "cancelled", error: SEQUENCE_OVER }).where(eq(id, emailId));
  else if (waiting?.sendAt) throw new PutOff(waiting.sendAt.getTime() - now.getTime());
  return undefined;
}

/** Writes down what became of a mail; one that waits for another try can be called back again. */
async function noteFate(db: Database, mail: Mail, to: Change, now: Date): Promise<void> {
  const write = (tx: Database) =>
    tx
      .update(emails)
      .set({ ...to, leavingAt: to.status === "queued" ? null : mail.leavingAt })
      .where(eq(emails.id, mail.id));
  // Of what nobody wrote nobody is told.
  if (mail.authorId === null) await write(db);
  else {
    await db.transaction(async (tx) => {
      await write(tx);
      await tellOfMessage(tx, mail, now);
    });
  }
}

/** The body with its one-use link, where there is one; it stays in the database until the mail is sent. */
function bodyOf(keys: Keys, { sealedBody, messageId }: typeof emails.$inferSelect) {
  if (!sealedBody) return {};
  return JSON.parse(keys.open(sealedBody, bodyPlace(messageId))) as { text: string; html: string };
}

export const sendEmailJob: Job<"send-email", z.infer<typeof data>> = {
  name: "send-email",
  data,
  // A mail server may take ten minutes for each of its answers, and must not keep other mails waiting.
  pace: { retry: { ...PATIENT.retry, expireInSeconds: 3600 }, crew: CREW },
  work: ({ mail, ...deps }, mailed, attempt) => sendEmail(deps, mail, mailed, attempt),
};
