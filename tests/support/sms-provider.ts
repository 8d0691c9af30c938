import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import twilio from "twilio";
import { portOf } from "./port-of.ts";

type Account = { sid: string; token: string };
type Received = { sid: string; form: Record<string, string>; at: Date };

export type SmsProvider = {
  url: string;
  /** The messages that were handed over with the account's right name and password. */
  received: Received[];
  /** The status codes for rejecting messages without storing them, and for rejecting to list them; null accepts. */
  refuses: { messages: number | null; lists: number | null };
  /** A hook between storing a message and answering; it may break the connection instead. */
  beforeAnswer: { wait?: (message: Received) => Promise<"break" | void> };
  /** The provider's clock. */
  clock: { now: () => Date };
  /** Calls the site's webhook as the provider does, signed for its public address unless `signature` is given. */
  call(target: { site: string; address: string; signature?: string }, form: Record<string, string>): Promise<Response>;
  close(): void;
};

/** Starts a fake of the provider's HTTP API, as far as the product uses it, on loopback. */
export async function startSmsProvider({ sid, token }: Account): Promise<SmsProvider> {
  const received: Received[] = [];
  const refuses: SmsProvider["refuses"] = { messages: null, lists: null };
  const beforeAnswer: SmsProvider["beforeAnswer"] = {};
  const clock = { now: () => new Date() };
  const password = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`;
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const respond = (status: number, answer: object) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
      const account = `/2010-04-01/Accounts/${sid}`;
      const { pathname, searchParams } = new URL(request.url ?? "", "http://provider");
      const isQuestion = pathname === `${account}.json` && request.method === "GET";
      const isOfMessages = pathname === `${account}/Messages.json`;
      if (!isQuestion && !isOfMessages) return respond(404, { code: 20404, message: "not found", status: 404 });
      if (request.headers.authorization !== password)
        return respond(401, { code: 20003, message: "who?", status: 401 });
      if (isQuestion) return respond(200, { sid, status: "active" });
      const refusal = request.method === "GET" ? refuses.lists : refuses.messages;
      if (refusal) return respond(refusal, { code: 21211, message: "refused", status: refusal });
      if (request.method === "GET")
        return respond(200, { messages: listed(received, searchParams), next_page_uri: null });
      const form = Object.fromEntries(new URLSearchParams(body));
      const message = { sid: `SM${received.length}`, form, at: clock.now() };
      received.push(message);
      if ((await beforeAnswer.wait?.(message)) === "break") return response.destroy();
      return respond(201, { sid: message.sid, status: "queued" });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    refuses,
    beforeAnswer,
    clock,
    call({ site, address, signature }, form) {
      const { pathname, search } = new URL(address);
      const right = twilio.getExpectedTwilioSignature(token, address, form);
      const headers = { "x-twilio-signature": signature ?? right };
      return fetch(`${site}${pathname}${search}`, { method: "POST", headers, body: new URLSearchParams(form) });
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Lists the messages of a query, the latest first. */
function listed(received: Received[], asked: URLSearchParams) {
  return received
    .filter(({ form }) => form["To"] === asked.get("To") && form["From"] === asked.get("From"))
    .map(({ sid, form, at }) => ({ sid, body: form["Body"], date_created: at.toUTCString() }))
    .toReversed();
}
