import { Readable } from "node:stream";
import nodemailer, { type SendMailOptions, type SMTPTransportOptions } from "nodemailer";
import { plainReplyAddress, recipientOf } from "../../../domain/work/reply-address.ts";
import type { OutgoingMail } from "../deps/messages.ts";
import type { WithProviders } from "../deps/settings.ts";
import type { Env } from "../env.ts";
import { connectPublicly } from "../private-address.ts";
import { NotHandedOver, RecipientRefused, UnclearOutcome } from "./hand-over.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";

const SMTP_PORT = 587;

/** The SMTP transport: hands a mail to the mail server; throws as `Delivery` does. */
export type MailTransport = {
  send(mail: OutgoingMail, beforeHandOver?: () => Promise<void>): Promise<void>;
  close(): void;
};

/** The progress of a hand-over: a server must not deliver a mail that it did not get completely. */
type HandOver = { before: () => Promise<void>; failure: unknown; isWhole: boolean };

/** Converts a mail into nodemailer options; used for sending and for the copy in the journal. */
export function messageOf({
  html,
  headers,
  files = [],
  onRefusedCopies: _unused,
  ...mail
}: OutgoingMail): SendMailOptions {
  return {
    ...mail,
    ...(html ? { html } : {}),
    ...(files.length > 0 && {
      attachments: files.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: typeof content === "function" ? content() : Buffer.from(content),
      })),
    }),
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Checks whether a mail server is configured. Without one mails are only stored, and nobody may be told that they were
 * sent.
 */
export function hasMailServer({ settings }: WithProviders): boolean {
  return settings.providers().mailServer !== null;
}

/** The access to a mail server, and whether it has to be of the public internet. */
type MailAccess = Pick<Env, "SMTP_URL" | "INBOUND_MAIL_DOMAIN"> & { isPublicOnly?: boolean };

/** Returns the access that is in force. In production a server that an admin named must be a public one (SSRF). */
export function mailAccess({ env, settings }: { env: Env } & WithProviders): MailAccess {
  return {
    SMTP_URL: settings.providers().mailServer ?? undefined,
    INBOUND_MAIL_DOMAIN: env.INBOUND_MAIL_DOMAIN,
    isPublicOnly: env.isProduction && env.SMTP_URL === undefined,
  };
}

/** Returns the options of nodemailer that keep it from connecting to a private address. */
function guardOf(isPublicOnly: boolean, timeoutMs: number): Pick<SMTPTransportOptions, "getSocket"> {
  if (!isPublicOnly) return {};
  return {
    getSocket({ host = "", port = SMTP_PORT }, done) {
      connectPublicly(host, Number(port), timeoutMs).then(
        (connection) => done(null, { connection }),
        (error: Error) => done(error, false),
      );
    },
  };
}

type Settings = { connections?: number; timeouts?: typeof TIMEOUTS };

/**
 * SMTP timeouts. The greeting has to come soon. After that each answer may take ten minutes (RFC 5321 demands as much
 * for the answer after the mail itself): a shorter timeout would send again what the server accepts meanwhile.
 */
const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 10 * 60_000 };

/** Idle time after which a pooled connection is closed: it may be dropped silently, and its next use would time out. */
const IDLE_MS = 20_000;

/** Creates the SMTP transport, with a connection pool; null when it is not configured. */
export function createMailTransport(
  env: MailAccess,
  { connections = 1, timeouts = TIMEOUTS }: Settings = {},
): MailTransport | null {
  if (!env.SMTP_URL) return null;
  const transport = nodemailer.createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: connections,
    idleTimeout: IDLE_MS,
    ...timeouts,
    ...guardOf(env.isPublicOnly ?? false, timeouts.connectionTimeout),
  });
  const handOvers = new Map<string, HandOver>();
  transport.use("stream", ({ message }, done) => {
    const handOver = handOvers.get(message.messageId());
    const read = message.createReadStream.bind(message);
    // The content is read only after the server has accepted sender and recipient and asks for the mail itself (DATA).
    if (handOver) message.createReadStream = () => Readable.from(contentOf(read, handOver), { objectMode: false });
    done();
  });
  return {
    async send(mail, before = async () => undefined) {
      const handOver: HandOver = { before, failure: undefined, isWhole: false };
      handOvers.set(mail.messageId, handOver);
      try {
        const { rejected } = await transport.sendMail({ ...messageOf(mail), ...envelopeOf(env, mail) });
        tellRefused(mail, rejected.map(String));
      } catch (error) {
        if (handOver.failure) throw handOver.failure;
        if (error instanceof RecipientRefused) throw error;
        const isAnswered = valueIn(error, "responseCode") !== undefined;
        throw handOver.isWhole && !isAnswered ? new UnclearOutcome(error) : error;
      } finally {
        handOvers.delete(mail.messageId);
      }
    },
    close: () => transport.close(),
  };
}

/** Yields the content after DATA. When it throws, the dot that ends a mail is not sent. */
async function* contentOf(read: () => Readable, handOver: HandOver): AsyncGenerator<Buffer> {
  try {
    await handOver.before();
  } catch (error) {
    handOver.failure = error instanceof NotHandedOver ? error : new NotHandedOver("not noted", { cause: error });
    throw error;
  }
  const content: AsyncIterable<Buffer> = read();
  yield* content;
  handOver.isWhole = true;
}

/**
 * Reports the copies that the server refused. It throws when the server took the mail for the copies and not for its
 * recipient.
 */
function tellRefused({ to, cc = [], bcc = [], onRefusedCopies }: OutgoingMail, rejected: string[]): void {
  if (rejected.length === 0) return;
  const isRefused = (address: string) => rejected.some((one) => one.toLowerCase() === address.toLowerCase());
  if (isRefused(to)) throw new RecipientRefused();
  onRefusedCopies?.([...cc, ...bcc].filter(isRefused));
}

/**
 * Returns the envelope: when inbound mail is configured, its sender is the reply address of the conversation. Bounces
 * and auto-replies then come back to that conversation.
 */
function envelopeOf({ INBOUND_MAIL_DOMAIN: domain }: Pick<Env, "INBOUND_MAIL_DOMAIN">, mail: OutgoingMail) {
  const { to, cc = [], bcc = [], headers } = mail;
  if (!domain) return {};
  const replyTo = headers?.["Reply-To"] ?? "";
  return {
    envelope: { from: recipientOf(replyTo, domain)?.address ?? plainReplyAddress(domain), to: [to, ...cc, ...bcc] },
  };
}

/** Checks a mail server: connects, greets, logs in and disconnects. */
export async function greetMailServer(url: string, patienceMs: number, isPublicOnly = false): Promise<void> {
  const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = nodemailer.createTransport({ url, ...timeouts, ...guardOf(isPublicOnly, patienceMs) });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
