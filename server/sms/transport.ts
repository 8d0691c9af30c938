import type { RequestClient } from "twilio";
import type { Env } from "../env.ts";

export type SmsTransport = {
  /** Hands a message to the provider and gives back its id there; throws when it is not taken. */
  send(message: { to: string; body: string }): Promise<string>;
};

type RequestOptions<T> = Parameters<typeof RequestClient.prototype.request<T>>[0];

const TIMEOUT_MS = 10_000;
const PROVIDER = "https://api.twilio.com";

/** Twilio as TWILIO_* says; null when it is not configured. `api` is another address in tests. */
export async function createSmsTransport(env: Env, api = PROVIDER): Promise<SmsTransport | null> {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = env;
  if (!sid || !token || !from) return null;
  // The library is large: those who send no messages do not load it.
  const { default: twilio, RequestClient: Base } = await import("twilio");
  class Client extends Base {
    override request<T>(options: RequestOptions<T>) {
      return super.request<T>({ ...options, uri: options.uri.replace(PROVIDER, api), timeout: TIMEOUT_MS });
    }
  }
  const client = twilio(sid, token, { httpClient: new Client() });
  return {
    async send({ to, body }) {
      const message = await client.messages.create({ from, to, body });
      return message.sid;
    },
  };
}
