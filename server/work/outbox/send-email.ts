import { NO_MARKETING_CONSENT, NO_SUCH_MAILBOX, UNREADABLE } from "../../../domain/work/message-options.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { reasonOf } from "../../platform/describe-fault.ts";
import { findNewerKey } from "../../platform/key-of-database.ts";
import type { Keys } from "../../platform/keys.ts";
import type { Delivery } from "../../platform/deps/messages.ts";
import { hasOptedOut } from "../consents/mail-opt-outs.ts";
import { MailHeld } from "./hold.ts";
import { bodyPlace } from "../../platform/mail/body-place.ts";
import { isBounced } from "./bounced.ts";
import type { MessageChange } from "../../platform/db/message-rows.ts";
import { claimMail, noteHandOver } from "./claim-mail.ts";
import { EMAIL_JOB, type EmailToSend } from "../../platform/mail/email-job.ts";
import { NotHandedOver } from "../../platform/mail/hand-over.ts";
import { areReadable, openFile, readFiles } from "../../platform/mail/mail-files.ts";
import type { Mail } from "../../platform/mail/mail-row.ts";
import { clarifyMail, storeMailOutcome, noteTaken } from "./store-outcome.ts";
import { verdictOn } from "./refusal.ts";
import { PATIENT } from "../../platform/jobs/pace.ts";
import { PermanentJobError, PostponeJob } from "../../platform/jobs/outcome.ts";

const CREW = { workers: 4, express: 4 };
/** Maximum mails that are sent at the same time: one per worker, including the express workers. */
export const MAX_CONCURRENT_MAILS = CREW.workers + CREW.express;

/** Maximum time that a mail stays on hold while the mail server accepts none. */
const MAX_HOLD_MS = 5 * 24 * 3_600_000;

/** Delay before the retry of a mail that was not handed over, for no reason of its own. */
const RETRY_SOON_MS = 30_000;

/**
 * Sends one stored mail. Without a mail server the mail is kept and marked as not sent. When an earlier hand-over had
 * no clear outcome, the mail is not sent again.
 */
export async function sendEmail(
  { db, env, clock, keys, settings }: Pick<Deps, "db" | "env" | "clock" | "keys" | "settings">,
  delivery: Delivery | null,
  { emailId }: EmailToSend,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const mail = await claimMail({ db, clock, settings }, emailId);
  if (!mail) return;
  if (mail.handedOverAt) return clarifyMail({ db, clock }, delivery, mail);
  const change = (to: MessageChange) => storeMailOutcome(db, mail, to, clock());
  const tried = (to: MessageChange) => change({ ...to, attempts: mail.attempts + 1 });
  if (mail.authorId !== null && (await isBounced(db, mail.to))) {
    await change({ status: "cancelled", error: NO_SUCH_MAILBOX });
    return;
  }
  if (mail.purpose === "marketing" && (await hasOptedOut(db, mail.to))) {
    await change({ status: "cancelled", error: NO_MARKETING_CONSENT });
    return;
  }
  if (!delivery) {
    await tried({ status: "unconfigured" });
    return;
  }
  const opened = await openContent({ db, env, keys }, mail);
  if (opened === "unreadable") {
    // It may be sealed with the key that replaced ours: a worker that has both sends it.
    if (await findNewerKey(db, keys)) throw new PostponeJob(RETRY_SOON_MS);
    await tried({ status: "failed", error: UNREADABLE });
    throw new PermanentJobError("a file or the body of the mail does not open");
  }
  const copies = await openCopies(db, mail);
  try {
    await delivery.deliver({ ...mail, ...opened, ...copies }, async () => {
      mail.handedOverAt = await noteHandOver(db, mail, clock());
    });
  } catch (error) {
    if (error instanceof NotHandedOver) throw new PostponeJob(RETRY_SOON_MS);
    const reason = reasonOf(error);
    const isHeld = error instanceof MailHeld;
    if (isHeld && clock().getTime() - (mail.sendAt ?? mail.timestamp).getTime() < MAX_HOLD_MS) {
      await change({ status: "queued", error: reason });
      throw new PostponeJob(error.until.getTime() - clock().getTime());
    }
    const verdict = verdictOn(error);
    if (verdict === "unclear") return tried({ status: "unclear", error: reason });
    const isHopeless = isHeld || verdict === "hopeless";
    await tried({ status: isLast || isHopeless ? "failed" : "queued", error: reason });
    throw isHopeless ? new PermanentJobError("the mail is given up", { cause: error }) : error;
  }
  await noteTaken(db, mail, clock(), copies.refused);
}

/** Leaves out the copies to addresses that may not be written to, and collects those that the server refuses. */
async function openCopies(db: Deps["db"], mail: Mail) {
  const refused: string[] = [];
  const isClosed = async (address: string) =>
    (await isBounced(db, address)) || (mail.purpose === "marketing" && (await hasOptedOut(db, address)));
  const openOf = async (addresses: string[]) => {
    const open: string[] = [];
    for (const address of addresses) ((await isClosed(address)) ? refused : open).push(address);
    return open;
  };
  const [cc, bcc] = [await openOf(mail.cc), await openOf(mail.bcc)];
  const onRefusedCopies = (addresses: string[]) => void refused.push(...addresses);
  return { cc, bcc, refused, onRefusedCopies };
}

/**
 * Decrypts the files of a mail and its body with a one-time link. "unreadable" is final: damaged data, or data that was
 * encrypted with a lost key, cannot be decrypted at a later attempt.
 */
async function openContent(deps: Pick<Deps, "db" | "env" | "keys">, mail: Mail) {
  const sealed = await readFiles(deps.db, mail);
  if (!(await areReadable(deps, sealed))) return "unreadable";
  try {
    return { ...bodyOf(deps.keys, mail), files: sealed.map((file) => openFile(deps, mail, file)) };
  } catch {
    return "unreadable";
  }
}

/** Decrypts the body with the one-time link, if there is one; it stays in the database until the mail is sent. */
function bodyOf(keys: Keys, { sealedBody, messageId }: Mail) {
  if (!sealedBody) return {};
  const body: { text: string; html: string } = JSON.parse(keys.open(sealedBody, bodyPlace(messageId)));
  return body;
}

export const sendEmailJob: Job<"send-email", EmailToSend> = {
  ...EMAIL_JOB,
  // A mail server may take ten minutes for each answer: the job expires late, and other mails have further workers.
  pace: { retry: { ...PATIENT.retry, expireInSeconds: 3600 }, crew: CREW },
  work: ({ mail, ...deps }, mailed, attempt) => sendEmail(deps, mail, mailed, attempt),
};
