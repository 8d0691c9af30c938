import nodemailer, { type SendMailOptions } from "nodemailer";
import type { Env } from "../env.ts";

export type OutgoingMail = {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  messageId: string;
  headers?: Record<string, string>;
};

/** Hands a mail to the mail server; throws when it does not take it. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void>; close(): void };

/** A mail in the terms of nodemailer: the same for what is sent and for what is kept of it. */
export function messageOf({ html, headers, ...mail }: OutgoingMail): SendMailOptions {
  return {
    ...mail,
    ...(html ? { html } : {}),
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Whether mails leave at all: without a mail server they are stored, and nobody may be told that they were sent. */
export function hasMailServer(env: Pick<Env, "SMTP_URL">): boolean {
  return Boolean(env.SMTP_URL);
}

/** SMTP as SMTP_URL says; null when it is not configured. */
export function createMailTransport(env: Pick<Env, "SMTP_URL">): MailTransport | null {
  if (!env.SMTP_URL) return null;
  const transport = nodemailer.createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 15_000,
  });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail));
    },
    close: () => transport.close(),
  };
}
