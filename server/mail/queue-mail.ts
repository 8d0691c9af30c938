import { randomUUID } from "node:crypto";
import { agency } from "../../agency.config.ts";
import type { Language } from "../../domain/language.ts";
import type { Database } from "../db/client.ts";
import { emails } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { asHtml, asText, type Letter } from "./layout.ts";

type MailToQueue = {
  kind: string;
  to: string;
  subject: string;
  letter: Letter;
  language: Language;
  quoteRequestId?: number;
  contactRequestId?: number;
};

/** Stores a mail and its sending job in the caller's transaction: neither exists without the other. */
export async function queueMail(
  { env, jobs, clock }: Pick<Deps, "env" | "jobs" | "clock">,
  tx: Database,
  { letter, ...mail }: MailToQueue,
): Promise<number> {
  const [row] = await tx
    .insert(emails)
    .values({
      ...mail,
      subject: mail.subject.replace(/[\r\n]+/g, " "),
      from: env.MAIL_FROM ?? `${agency.name} <${agency.email}>`,
      text: asText(letter),
      html: asHtml(letter, mail.language),
      messageId: `<${randomUUID()}@${new URL(env.publicUrl).hostname}>`,
      timestamp: clock(),
    })
    .returning({ id: emails.id });
  if (!row) throw new Error("mail was not stored");
  await jobs.send(tx, "send-email", { emailId: row.id });
  return row.id;
}
