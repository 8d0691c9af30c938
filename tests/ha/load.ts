import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { AGREED } from "../support/agreed.ts";
import { mailOf, sendRaw } from "../support/send-mail.ts";
import type { SmsProvider } from "../support/sms-provider.ts";
import type { SmtpSink } from "../support/smtp-sink.ts";
import { createVisitors, type Visitors } from "../soak/visitors.ts";
import { OFFICE_NUMBER, REPLY_DOMAIN } from "./program.ts";

/** A mail or text of a customer. Its sender repeats it until it is acknowledged, as mail servers and providers do. */
export type Incoming = { channel: "email" | "sms"; id: string; isAcknowledged: boolean; tries: number };

export type Load = {
  visitors: Visitors;
  incoming: Incoming[];
  /** Sends one mail now; resolves when it is acknowledged. */
  sendMail(): Promise<void>;
  /** Lets leads, mails and texts come steadily; the returned function ends that. */
  start(): () => void;
  /** Resolves when everything that was sent is acknowledged. */
  all(): Promise<void>;
};

/** The pauses between leads, mails and texts, in milliseconds. */
const PACE = { leads: 1_000, mails: 2_000, texts: 4_000 };
/** The pauses before something is sent again, as short as people and machines hardly make them. */
const TRY_AGAIN_MS = 1_000;
const ANSWER_MS = 30_000;
const PATIENCE_MS = 300_000;

export const phoneOf = (n: number) => `+1713${5_552_000 + n}`;

type Places = { site: string; mailPort: number; sink: SmtpSink; provider: SmsProvider };

/** Creates the visitors and customers of the drill. */
export function createLoad({ site, mailPort, sink, provider }: Places): Load {
  const fieldsOf = (n: number) => ({ phone: phoneOf(n), ...AGREED });
  const visitors = createVisitors(site, { fieldsOf, later: [502, 503, 504], tryAgainMs: TRY_AGAIN_MS });
  const incoming: Incoming[] = [];
  const underWay: Promise<void>[] = [];

  /** Returns the address that the latest mail to a customer asks to answer to. */
  function replyAddress(): string {
    const addresses = sink.mails.slice(-20).map(({ replyTo }) => replyTo?.[0]?.address ?? "");
    return addresses.findLast((address) => address.endsWith(REPLY_DOMAIN)) ?? `office@${REPLY_DOMAIN}`;
  }

  function repeat(channel: Incoming["channel"], send: (id: string) => Promise<boolean>): Promise<void> {
    const id = channel === "email" ? `<${randomUUID()}@example.com>` : `SM${randomUUID().replaceAll("-", "")}`;
    const item: Incoming = { channel, id, isAcknowledged: false, tries: 0 };
    incoming.push(item);
    const done = keepSending(item, () => send(id));
    done.catch(() => undefined);
    underWay.push(done);
    return done;
  }

  const sendMail = () => {
    const to = replyAddress();
    // Each comes from another machine, as mails do: one address may have a few connections at once only.
    const localAddress = `127.0.1.${1 + (incoming.length % 250)}`;
    return repeat("email", async (id) => {
      const answer = await sendRaw(mailPort, { to, localAddress }, mailOf({ to, id }));
      return answer.startsWith("250");
    });
  };

  const sendText = () => {
    const from = phoneOf(Math.floor(Math.random() * visitors.leads.length));
    const address = `${site}/api/webhooks/sms`;
    return repeat("sms", async (id) => {
      const form = { MessageSid: id, From: from, To: OFFICE_NUMBER, Body: "Yes, please call me." };
      return (await provider.call({ site, address }, form)).ok;
    });
  };

  return {
    visitors,
    incoming,
    sendMail,
    start() {
      const timers = [
        setInterval(() => void visitors.send(1), PACE.leads),
        setInterval(() => void sendMail(), PACE.mails),
        setInterval(() => void sendText(), PACE.texts),
      ];
      return () => timers.forEach(clearInterval);
    },
    async all() {
      await visitors.all();
      await Promise.all(underWay);
    },
  };
}

async function keepSending(item: Incoming, send: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(TRY_AGAIN_MS)) {
    item.tries++;
    const tooLong = wait(ANSWER_MS, false, { ref: false });
    item.isAcknowledged = await Promise.race([send(), tooLong]).catch(() => false);
    if (item.isAcknowledged) return;
  }
  throw new Error(`a customer's ${item.channel} was never acknowledged`);
}
