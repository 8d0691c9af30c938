import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { Purpose } from "../../../domain/work/purposes.ts";
import type { Database } from "../db/client.ts";
import { nextMessageNumber, type MessageRef } from "../db/message-rows.ts";
import { messages } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import type { Env } from "../env.ts";
import type { Keys } from "../keys.ts";
import { bodyPlace } from "./body-place.ts";
import { asHtml, asText, type Letter } from "./layout.ts";
import { storeFiles, type AttachedFile } from "./mail-files.ts";
import { takeRecipientPoint } from "./recipient-limit.ts";
import { replyAddressFor, type About } from "./reply-address.ts";
import { EMAIL_JOB } from "./email-job.ts";

type MailToQueue = {
  kind: string;
  /** Marketing needs an opt-out, and is not sent to those who used it. About the request unless stated. */
  purpose?: Purpose;
  to: string;
  /** Others who get the mail. */
  cc?: string[];
  bcc?: string[];
  subject: string;
  letter: Letter;
  language: Language;
  requestId?: number;
  customerId?: number;
  /** The user who wrote it, if any. */
  authorId?: number;
  /** Earliest time to send. */
  sendAt?: Date;
  files?: AttachedFile[];
  /** The run of the sequence that sends it automatically, if any. */
  sequenceRunId?: number;
  headers?: Record<string, string>;
  /** The conversation that an answer belongs to; sets the Reply-To header. */
  answersTo?: About;
  /** Idempotency key: a mail that is queued twice under this name is sent once. */
  onceAs?: string;
  /** Skips the recipient rate limit: the mail goes to the office or is caused by it, so no stranger can cause many. */
  isOurDoing?: boolean;
  /** Low priority in the queue: all other mails go first. */
  isBulk?: boolean;
};

/** Returns the Message-ID of a mail from its unique name. */
export const messageIdOf = ({ publicUrl }: Pick<Env, "publicUrl">, name: string) =>
  `<${name}@${new URL(publicUrl).hostname}>`;

/**
 * Stores a mail and its sending job in the caller's transaction: neither exists without the other. Returns undefined
 * when the mail is already queued under its name, or when the rate limit of the recipient is reached; whoever asked for
 * the mail is not told.
 */
export async function queueMail(
  { env, jobs, clock, keys, log, settings }: Pick<Deps, "env" | "jobs" | "clock" | "keys" | "log" | "settings">,
  tx: Database,
  { letter, onceAs, answersTo, files = [], isOurDoing = false, isBulk = false, ...mail }: MailToQueue,
): Promise<MessageRef | undefined> {
  if (!isOurDoing && !(await takeRecipientPoint({ env }, tx, mail.to))) {
    log.warn({ kind: mail.kind }, "mail not written: its recipient had enough of them within the hour");
    return undefined;
  }
  const agency = settings.agency();
  const messageId = messageIdOf(env, onceAs ?? randomUUID());
  const replyTo = answersTo && { "Reply-To": await replyAddressFor({ env, settings }, tx, answersTo) };
  const [row] = await tx
    .insert(messages)
    .values({
      ...mail,
      channel: "email",
      number: nextMessageNumber("email"),
      headers: { ...mail.headers, ...replyTo },
      subject: mail.subject.replace(/[\r\n]+/g, " "),
      from: senderOf(agency),
      ...bodies(keys, letter, { language: mail.language, agency, messageId }),
      externalId: messageId,
      timestamp: clock(),
    })
    .onConflictDoNothing({ target: [messages.channel, messages.externalId], where: sql`direction = 'out'` })
    .returning({ id: messages.id, channel: messages.channel, number: messages.number });
  if (!row) return undefined;
  await storeFiles({ keys, clock }, tx, row, files);
  const when = mail.sendAt && { startAfter: mail.sendAt };
  await jobs.send(tx, EMAIL_JOB, { emailId: row.number }, { priority: isBulk ? -1 : 0, ...when });
  return row;
}

/**
 * Returns the sender of a mail: the one of the settings, else the agency. A comma or another sign of addresses in its
 * name has to be quoted. An empty name, which only MAIL_FROM can bring, leaves the bare address.
 */
function senderOf({ senders, ...agency }: Agency): string {
  const name = senders.mailName ?? agency.name;
  const email = senders.mailAddress ?? agency.email;
  if (name === "") return email;
  const shown = /[",.:;<>()[\]@\\]/.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : name;
  return `${shown} <${email}>`;
}

type Rendering = { language: Language; agency: Agency; messageId: string };

/**
 * Renders the bodies of a mail. A one-time link or code is stored encrypted until the mail is sent, and the readable
 * copy is stored without it: somebody who may read the archive must not be able to take over an account.
 */
function bodies(keys: Keys, letter: Letter, { language, agency, messageId }: Rendering) {
  const render = (one: Letter) => ({ text: asText(one, language, agency), html: asHtml(one, language, agency) });
  const full = render(letter);
  const { action, code, links = [] } = letter;
  const hidden = <L extends { url: string; isSecret?: boolean }>(link: L): L =>
    link.isSecret ? { ...link, url: "https://…" } : link;
  if (!code && ![action, ...links].some((link) => link?.isSecret)) return full;
  const shown = {
    ...letter,
    links: links.map(hidden),
    ...(action && { action: hidden(action) }),
    ...(code && { code: { ...code, value: code.hidden } }),
  };
  const sealedBody = keys.seal(JSON.stringify(full), bodyPlace(messageId));
  return { ...render(shown), sealedBody };
}
