import { NO_SUCH_MAILBOX, UNREADABLE } from "../../../domain/work/message-options.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { reasonOf } from "../../platform/describe-fault.ts";
import type { Keys } from "../../platform/keys.ts";
import type { Delivery } from "../../platform/deps/messages.ts";
import { MailHeld } from "./hold.ts";
import { bodyPlace } from "../../platform/mail/body-place.ts";
import { isBounced } from "./bounced.ts";
import type { MessageChange } from "../../platform/db/message-rows.ts";
import { claimMail, noteHandOver } from "./claim-mail.ts";
import { EMAIL_JOB, type EmailToSend } from "../../platform/mail/email-job.ts";
import { NotHandedOver } from "../../platform/mail/hand-over.ts";
import { openFile, readFiles } from "../../platform/mail/mail-files.ts";
import type { Mail } from "../../platform/mail/mail-row.ts";
import { clarifyMail, noteFate, noteTaken } from "./note-fate.ts";
import { verdictOn } from "./refusal.ts";
import { PATIENT } from "../../platform/jobs/pace.ts";
import { Hopeless, PutOff } from "../../platform/jobs/outcome.ts";

const CREW = { workers: 4, express: 4 };
/** How many mails may be on their way at once. */
export const MAILS_AT_ONCE = CREW.workers + CREW.express;

/** So long does a mail wait for a mail server that takes none. */
const PATIENCE_MS = 5 * 24 * 3_600_000;

/** A mail that could not be handed over just now, through no fault of its own, is looked at again after that. */
const SOON_MS = 30_000;

/**
 * Sends one stored mail. Without a mail server it is kept and marked as not sent. One whose hand-over had no clear
 * outcome is not sent again.
 */
export async function sendEmail(
  { db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
  delivery: Delivery | null,
  { emailId }: EmailToSend,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const mail = await claimMail(db, emailId, clock());
  if (!mail) return;
  if (mail.handedOverAt) return clarifyMail({ db, clock }, delivery, mail);
  const change = (to: MessageChange) => noteFate(db, mail, to, clock());
  const tried = (to: MessageChange) => change({ ...to, attempts: mail.attempts + 1 });
  if (mail.authorId !== null && (await isBounced(db, mail.to))) {
    await change({ status: "cancelled", error: NO_SUCH_MAILBOX });
    return;
  }
  if (!delivery) {
    await tried({ status: "unconfigured" });
    return;
  }
  const opened = await openContent(db, keys, mail);
  if (opened === "unreadable") {
    await tried({ status: "failed", error: UNREADABLE });
    throw new Hopeless("a file or the body of the mail does not open");
  }
  try {
    await delivery.deliver({ ...mail, ...opened }, async () => {
      mail.handedOverAt = await noteHandOver(db, mail, clock());
    });
  } catch (error) {
    if (error instanceof NotHandedOver) throw new PutOff(SOON_MS);
    const reason = reasonOf(error);
    const isHeld = error instanceof MailHeld;
    if (isHeld && clock().getTime() - (mail.sendAt ?? mail.timestamp).getTime() < PATIENCE_MS) {
      await change({ status: "queued", error: reason });
      throw new PutOff(error.until.getTime() - clock().getTime());
    }
    const verdict = verdictOn(error);
    if (verdict === "unclear") return tried({ status: "unclear", error: reason });
    const isHopeless = isHeld || verdict === "hopeless";
    await tried({ status: isLast || isHopeless ? "failed" : "queued", error: reason });
    throw isHopeless ? new Hopeless("the mail is given up", { cause: error }) : error;
  }
  await noteTaken(db, mail, clock());
}

/**
 * What leaves with a mail besides its row: its files and its body with a one-use link. What was damaged, or encrypted with
 * a key that is gone, opens at no later try.
 */
async function openContent(db: Deps["db"], keys: Keys, mail: Mail) {
  // Only people send files along.
  const sealed = mail.authorId === null ? [] : await readFiles(db, mail);
  try {
    return { ...bodyOf(keys, mail), files: sealed.map((file) => openFile(keys, mail, file)) };
  } catch {
    return "unreadable";
  }
}

/** The body with its one-use link, where there is one; it stays in the database until the mail is sent. */
function bodyOf(keys: Keys, { sealedBody, messageId }: Mail) {
  if (!sealedBody) return {};
  return JSON.parse(keys.open(sealedBody, bodyPlace(messageId))) as { text: string; html: string };
}

export const sendEmailJob: Job<"send-email", EmailToSend> = {
  ...EMAIL_JOB,
  // A mail server may take ten minutes for each of its answers, and must not keep other mails waiting.
  pace: { retry: { ...PATIENT.retry, expireInSeconds: 3600 }, crew: CREW },
  work: ({ mail, ...deps }, mailed, attempt) => sendEmail(deps, mail, mailed, attempt),
};
