import nodemailer from "nodemailer";
import type { emails } from "../db/schema/index.ts";
import type { MailFile } from "../deps/messages.ts";
import { messageOf } from "../mail/transport.ts";

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** A stored mail as the message it left as (RFC 5322), except for a one-use link, which is not stored. */
export async function asEml(mail: typeof emails.$inferSelect, files: MailFile[]): Promise<Buffer> {
  const { from, to, subject, text, html, messageId, headers, sentAt, timestamp } = mail;
  const message = messageOf({ from, to, subject, text, html, messageId, headers, files });
  const composed = await composer.sendMail({ ...message, date: sentAt ?? timestamp });
  return composed.message as Buffer;
}
