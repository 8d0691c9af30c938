import nodemailer from "nodemailer";
import type { OutgoingFile } from "../../platform/deps/messages.ts";
import type { Mail } from "../../platform/mail/mail-row.ts";
import { messageOf } from "../../platform/mail/transport.ts";

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** Serializes a stored mail as it was sent (RFC 5322), except for a one-use link, which is not stored. */
export async function asEml(mail: Mail, files: OutgoingFile[]): Promise<Buffer> {
  const { from, to, cc, bcc, subject, text, html, messageId, headers, sentAt, timestamp } = mail;
  const message = messageOf({ from, to, cc, bcc, subject, text, html, messageId, headers, files });
  const { message: bytes } = await composer.sendMail({ ...message, date: sentAt ?? timestamp });
  if (!Buffer.isBuffer(bytes)) throw new Error("the mail was not composed in memory");
  return bytes;
}
