import type { RequestClient, Twilio } from "twilio";
import type { SmsTransport } from "../../platform/deps/messages.ts";
import type { Env } from "../../platform/env.ts";
import { UnclearOutcome } from "../../platform/mail/hand-over.ts";
import { codeOf } from "../../platform/fault-origin.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";

type RequestOptions<T> = Parameters<typeof RequestClient.prototype.request<T>>[0];

/** Whoever hangs up sooner has to look up what became of the message. */
const TIMEOUT_MS = 30_000;
/** More than anybody is texted within minutes. */
const MOST_LISTED = 50;
const PROVIDER = "https://api.twilio.com";

type TwilioEnv = Pick<
  Env,
  "TWILIO_ACCOUNT_SID" | "TWILIO_AUTH_TOKEN" | "TWILIO_FROM" | "TWILIO_API_URL" | "PUBLIC_URL" | "publicUrl"
>;

/** The provider refuses a message for what it is. */
export class SmsInvalid extends Error {
  override readonly name = "SmsInvalid";
  readonly code: string | number | undefined;
  constructor(cause: unknown) {
    super("the provider refuses the message as invalid", { cause });
    this.code = codeOf(cause);
  }
}

/** Twilio as TWILIO_* says; null when it is not configured. */
export function createSmsTransport(env: TwilioEnv, { timeoutMs = TIMEOUT_MS } = {}): SmsTransport | null {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = env;
  if (!sid || !token || !from) return null;
  let client: Promise<Twilio> | undefined;
  const open = () => {
    client ??= loadClient(sid, token, apiOf(env), timeoutMs);
    // A library that did not load is tried again with the next message.
    client.catch(() => (client = undefined));
    return client;
  };
  return {
    async send({ id, to, body, handedOverAt }) {
      const { messages } = await open();
      // Who gave no address of the site cannot be called back.
      const statusCallback = env.PUBLIC_URL && { statusCallback: statusAddress(env.publicUrl, id, handedOverAt) };
      try {
        return (await messages.create({ from, to, body, ...statusCallback })).sid;
      } catch (error) {
        if (!isRefusal(error)) throw new UnclearOutcome(error);
        throw valueIn(error, "status") === INVALID ? new SmsInvalid(error) : error;
      }
    },
    async list(to, since) {
      const { messages } = await open();
      const listed = await messages.list({ from, to, limit: MOST_LISTED });
      // The latest come first; one without a date is taken for a new one.
      const recent = listed.filter(({ dateCreated }) => !dateCreated || dateCreated >= since);
      return recent.length === MOST_LISTED ? null : recent.map(({ sid: listedId, body }) => ({ id: listedId, body }));
    },
  };
}

/** No message was handed over where nobody was reached, or where the other side was not who it should be. */
const NOT_REACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|CERT_|ERR_TLS_|UNABLE_TO_)/;
const REQUEST_TIMEOUT = 408;
/** The number is none that can be texted, or the words are not allowed: another try ends alike. */
const INVALID = 400;

/** True when the provider surely did not take a message. An answer that tells of a fault of its own leaves that open. */
function isRefusal(error: unknown): boolean {
  const status = Number(valueIn(error, "status") ?? 0);
  if (status) return status >= 400 && status < 500 && status !== REQUEST_TIMEOUT;
  return NOT_REACHED.test(String(codeOf(error)));
}

const apiOf = ({ TWILIO_API_URL }: Pick<Env, "TWILIO_API_URL">) => TWILIO_API_URL?.replace(/\/$/, "") ?? PROVIDER;

/** Where the provider tells of an account who has its token. */
export function accountAddress(sid: string, env: Pick<Env, "TWILIO_API_URL">): string {
  return `${apiOf(env)}/2010-04-01/Accounts/${sid}.json`;
}

/**
 * Where the provider says what became of a message. It names the message, since its report may come before we have noted
 * the provider's id, and the attempt, since a late report about an earlier one says nothing about this one.
 */
function statusAddress(publicUrl: string, id: number, handedOverAt: Date | null): string {
  const attempt = handedOverAt ? `&at=${encodeURIComponent(handedOverAt.toISOString())}` : "";
  return `${publicUrl}/api/webhooks/sms-status?id=${id}${attempt}`;
}

/** Takes seconds and much memory: only for the first message that is sent. CommonJS has nothing but a default export. */
async function loadClient(sid: string, token: string, api: string, timeout: number): Promise<Twilio> {
  const { default: twilio } = await import("twilio");
  class Client extends twilio.RequestClient {
    override request<T>(options: RequestOptions<T>) {
      const { pathname, search } = new URL(options.uri);
      return super.request<T>({ ...options, uri: `${api}${pathname}${search}`, timeout });
    }
  }
  return twilio(sid, token, { httpClient: new Client() });
}
