import { Readable } from "node:stream";
import nodemailer, { type SendMailOptions } from "nodemailer";
import { plainReplyAddress, recipientOf } from "../../../domain/work/reply-address.ts";
import type { OutgoingMail } from "../deps/messages.ts";
import type { Env } from "../env.ts";
import { NotHandedOver, UnclearOutcome } from "./hand-over.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";

/** Hands a mail to the mail server; throws as `Delivery` does. */
export type MailTransport = {
  send(mail: OutgoingMail, beforeHandOver?: () => Promise<void>): Promise<void>;
  close(): void;
};

/** How far a mail has come: a server must not deliver one that it did not get whole. */
type HandOver = { before: () => Promise<void>; failure: unknown; isWhole: boolean };

/** A mail in the terms of nodemailer: the same for what is sent and for what is kept of it. */
export function messageOf({ html, headers, files = [], ...mail }: OutgoingMail): SendMailOptions {
  return {
    ...mail,
    ...(html ? { html } : {}),
    ...(files.length > 0 && {
      attachments: files.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content),
      })),
    }),
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Whether mails leave at all: without a mail server they are stored, and nobody may be told that they were sent. */
export function hasMailServer(env: Pick<Env, "SMTP_URL">): boolean {
  return Boolean(env.SMTP_URL);
}

type Settings = { connections?: number; timeouts?: typeof TIMEOUTS };

/**
 * A server has to greet soon. After that each of its answers may take ten minutes (RFC 5321 asks as much for the one
 * after the mail itself): who gives up sooner sends again what the server has taken meanwhile.
 */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 10 * 60_000 };

/** A connection at rest may be dropped without a word; whoever used it then would wait those ten minutes. */
const IDLE_MS = 20_000;

/** SMTP as SMTP_URL says; null when it is not configured. */
export function createMailTransport(
  env: Pick<Env, "SMTP_URL" | "INBOUND_MAIL_DOMAIN">,
  { connections = 1, timeouts = TIMEOUTS }: Settings = {},
): MailTransport | null {
  if (!env.SMTP_URL) return null;
  const transport = nodemailer.createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: connections,
    idleTimeout: IDLE_MS,
    ...timeouts,
  });
  const handOvers = new Map<string, HandOver>();
  transport.use("stream", ({ message }, done) => {
    const handOver = handOvers.get(message.messageId());
    const read = message.createReadStream.bind(message);
    // Read only once the server has agreed to sender and recipient and asks for the mail itself.
    if (handOver) message.createReadStream = () => Readable.from(contentOf(read, handOver), { objectMode: false });
    done();
  });
  return {
    async send(mail, before = async () => undefined) {
      const handOver: HandOver = { before, failure: undefined, isWhole: false };
      handOvers.set(mail.messageId, handOver);
      try {
        await transport.sendMail({ ...messageOf(mail), ...envelopeOf(env, mail) });
      } catch (error) {
        if (handOver.failure) throw handOver.failure;
        const isAnswered = valueIn(error, "responseCode") !== undefined;
        throw handOver.isWhole && !isAnswered ? new UnclearOutcome(error) : error;
      } finally {
        handOvers.delete(mail.messageId);
      }
    },
    close: () => transport.close(),
  };
}

/** What is sent after DATA. Where it breaks off, the dot that ends a mail is not sent. */
async function* contentOf(read: () => Readable, handOver: HandOver): AsyncGenerator<Buffer> {
  try {
    await handOver.before();
  } catch (error) {
    handOver.failure = error instanceof NotHandedOver ? error : new NotHandedOver("not noted", { cause: error });
    throw error;
  }
  yield* read() as AsyncIterable<Buffer>;
  handOver.isWhole = true;
}

/**
 * What cannot be delivered comes back to us where mails come in: to the conversation that it belongs to. Answers of
 * programs go there, too.
 */
function envelopeOf({ INBOUND_MAIL_DOMAIN: domain }: Pick<Env, "INBOUND_MAIL_DOMAIN">, { to, headers }: OutgoingMail) {
  if (!domain) return {};
  const replyTo = headers?.["Reply-To"] ?? "";
  return { envelope: { from: recipientOf(replyTo, domain)?.address ?? plainReplyAddress(domain), to } };
}

/** Connects to a mail server, greets it and logs in, and goes away again. */
export async function greetMailServer(url: string, patienceMs: number): Promise<void> {
  const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = nodemailer.createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
