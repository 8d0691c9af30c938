import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import twilio from "twilio";

type Account = { sid: string; token: string };
type Received = { sid: string; form: Record<string, string> };

export type SmsProvider = {
  url: string;
  /** The messages that were handed over, with the account's own name and password. */
  received: Received[];
  /** Calls the site back as the provider does, signed for its public address unless told otherwise. */
  call(target: { site: string; address: string; signature?: string }, form: Record<string, string>): Promise<Response>;
  close(): void;
};

/** The provider's HTTP interface, as far as the product uses it, on loopback. */
export async function startSmsProvider({ sid, token }: Account): Promise<SmsProvider> {
  const received: Received[] = [];
  const password = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const say = (status: number, answer: object) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
      const account = `/2010-04-01/Accounts/${sid}`;
      const isQuestion = request.url === `${account}.json` && request.method === "GET";
      const isMessage = request.url === `${account}/Messages.json` && request.method === "POST";
      if (!isQuestion && !isMessage) return say(404, { code: 20404, message: "not found", status: 404 });
      if (request.headers.authorization !== password) return say(401, { code: 20003, message: "who?", status: 401 });
      if (isQuestion) return say(200, { sid, status: "active" });
      const message = { sid: `SM${received.length}`, form: Object.fromEntries(new URLSearchParams(body)) };
      received.push(message);
      return say(201, { sid: message.sid, status: "queued" });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    call({ site, address, signature }, form) {
      const { pathname, search } = new URL(address);
      const right = twilio.getExpectedTwilioSignature(token, address, form);
      const headers = { "x-twilio-signature": signature ?? right };
      return fetch(`${site}${pathname}${search}`, { method: "POST", headers, body: new URLSearchParams(form) });
    },
    close: () => void server.close(),
  };
}
