import type { RequestClient, Twilio } from "twilio";
import type { SmsTransport } from "../deps/messages.ts";
import type { Env } from "../env.ts";

type RequestOptions<T> = Parameters<typeof RequestClient.prototype.request<T>>[0];

const TIMEOUT_MS = 10_000;
const PROVIDER = "https://api.twilio.com";

type TwilioEnv = Pick<
  Env,
  "TWILIO_ACCOUNT_SID" | "TWILIO_AUTH_TOKEN" | "TWILIO_FROM" | "TWILIO_API_URL" | "PUBLIC_URL" | "publicUrl"
>;

/** Twilio as TWILIO_* says; null when it is not configured. */
export function createSmsTransport(env: TwilioEnv): SmsTransport | null {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = env;
  if (!sid || !token || !from) return null;
  let client: Promise<Twilio> | undefined;
  return {
    async send({ id, to, body }) {
      client ??= loadClient(sid, token, apiOf(env));
      // A library that did not load is tried again with the next message.
      client.catch(() => (client = undefined));
      // Who gave no address of the site cannot be called back.
      const statusCallback = env.PUBLIC_URL && { statusCallback: statusAddress(env.publicUrl, id) };
      const message = await (await client).messages.create({ from, to, body, ...statusCallback });
      return message.sid;
    },
  };
}

const apiOf = ({ TWILIO_API_URL }: Pick<Env, "TWILIO_API_URL">) => TWILIO_API_URL?.replace(/\/$/, "") ?? PROVIDER;

/** Where the provider tells of an account who has its token. */
export function accountAddress(sid: string, env: Pick<Env, "TWILIO_API_URL">): string {
  return `${apiOf(env)}/2010-04-01/Accounts/${sid}.json`;
}

/** Where the provider says what became of a message; it names the message, since its answer may come before ours is stored. */
function statusAddress(publicUrl: string, id: number): string {
  return `${publicUrl}/api/webhooks/sms-status?id=${id}`;
}

/** Takes seconds and much memory: only for the first message that is sent. CommonJS has nothing but a default export. */
async function loadClient(sid: string, token: string, api: string): Promise<Twilio> {
  const { default: twilio } = await import("twilio");
  class Client extends twilio.RequestClient {
    override request<T>(options: RequestOptions<T>) {
      const { pathname, search } = new URL(options.uri);
      return super.request<T>({ ...options, uri: `${api}${pathname}${search}`, timeout: TIMEOUT_MS });
    }
  }
  return twilio(sid, token, { httpClient: new Client() });
}
