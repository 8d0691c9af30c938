import type { RequestClient, Twilio } from "twilio";
import type { SmsTransport } from "../../platform/deps/messages.ts";
import type { WithProviders, WithSettings } from "../../platform/deps/settings.ts";
import type { Env } from "../../platform/env.ts";
import { UnclearOutcome } from "../../platform/mail/hand-over.ts";
import { codeOf } from "../../platform/fault-origin.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";

type RequestOptions<T> = Parameters<typeof RequestClient.prototype.request<T>>[0];

/** Request timeout. After a timeout the outcome of the message has to be looked up. */
const TIMEOUT_MS = 30_000;
/** Maximum messages in a list of the provider: more than one number gets within minutes. */
const MAX_LISTED = 50;
const PROVIDER = "https://api.twilio.com";

type TwilioEnv = Pick<
  Env,
  "TWILIO_ACCOUNT_SID" | "TWILIO_AUTH_TOKEN" | "TWILIO_FROM" | "TWILIO_API_URL" | "PUBLIC_URL" | "publicUrl"
>;

/** The provider rejects the message itself as invalid: a retry would fail as well. */
export class SmsInvalid extends Error {
  override readonly name = "SmsInvalid";
  readonly code: string | number | undefined;
  constructor(cause: unknown) {
    super("the provider refuses the message as invalid", { cause });
    this.code = codeOf(cause);
  }
}

/** Creates the Twilio client from TWILIO_*; null when it is not configured. */
export function createSmsTransport(env: TwilioEnv, { timeoutMs = TIMEOUT_MS } = {}): SmsTransport | null {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = env;
  if (!sid || !token || !from) return null;
  let client: Promise<Twilio> | undefined;
  const open = () => {
    client ??= loadClient(sid, token, apiBase(env), timeoutMs);
    // When the library did not load, the next message retries it.
    client.catch(() => (client = undefined));
    return client;
  };
  return {
    async send({ id, to, body, handedOverAt }) {
      const { messages } = await open();
      // Without PUBLIC_URL there is no address for the status webhook.
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
      const listed = await messages.list({ from, to, limit: MAX_LISTED });
      // The newest come first; a message without a date counts as new.
      const recent = listed.filter(({ dateCreated }) => !dateCreated || dateCreated >= since);
      return recent.length === MAX_LISTED ? null : recent.map(({ sid: listedId, body }) => ({ id: listedId, body }));
    },
  };
}

/** Error codes of a failed connection or TLS handshake: no message was handed over. */
const NOT_REACHED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENETDOWN|CERT_|ERR_TLS_|UNABLE_TO_)/;
const REQUEST_TIMEOUT = 408;
/** HTTP status for a number that cannot be texted or a text that is not allowed: a retry ends alike. */
const INVALID = 400;

/** Detects an error that means the provider surely did not accept the message. A 5xx answer leaves that open. */
function isRefusal(error: unknown): boolean {
  const status = Number(valueIn(error, "status") ?? 0);
  if (status) return status >= 400 && status < 500 && status !== REQUEST_TIMEOUT;
  return NOT_REACHED.test(String(codeOf(error)));
}

const apiBase = ({ TWILIO_API_URL }: Pick<Env, "TWILIO_API_URL">) => TWILIO_API_URL?.replace(/\/$/, "") ?? PROVIDER;

/** Returns the access to the provider that is in force, with the number that texts come from. */
export function textAccess({ env, settings }: { env: Env } & WithSettings & WithProviders): TwilioEnv {
  const account = settings.providers().textProvider;
  return {
    ...env,
    TWILIO_ACCOUNT_SID: account?.accountSid ?? undefined,
    TWILIO_AUTH_TOKEN: account?.authToken,
    TWILIO_FROM: settings.agency().senders.textNumber ?? undefined,
  };
}

/** Returns true when text messages can be sent. */
export function hasTextProvider({ settings }: WithSettings & WithProviders): boolean {
  const hasAccount = Boolean(settings.providers().textProvider?.accountSid);
  return hasAccount && settings.agency().senders.textNumber !== null;
}

/** Asks the provider for the account and returns the HTTP status of the answer: 200 when the token is right. */
export async function askForAccount(
  { accountSid, authToken }: { accountSid: string; authToken: string },
  env: Pick<Env, "TWILIO_API_URL">,
  patienceMs: number,
): Promise<number> {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(accountAddress(accountSid, env), { headers: { authorization }, signal });
  await answer.body?.cancel();
  return answer.status;
}

/** Returns the URL of the account resource at the provider, which is readable with the account's token. */
export function accountAddress(sid: string, env: Pick<Env, "TWILIO_API_URL">): string {
  return `${apiBase(env)}/2010-04-01/Accounts/${sid}.json`;
}

/**
 * Returns the URL of the status webhook for a message. It contains the number of the message, since a report may come
 * before we have noted the provider's id. It contains the attempt, since a late report about an earlier attempt says
 * nothing about this one.
 */
function statusAddress(publicUrl: string, id: number, handedOverAt: Date | null): string {
  const attempt = handedOverAt ? `&at=${encodeURIComponent(handedOverAt.toISOString())}` : "";
  return `${publicUrl}/api/webhooks/sms-status?id=${id}${attempt}`;
}

/**
 * Loads the Twilio library lazily, with the first message: it takes seconds and much memory. It is CommonJS, so it has
 * a default export only.
 */
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
