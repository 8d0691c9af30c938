import { matchWhatIsLeft } from "./work/customers/match-customers.ts";
import type { Deps } from "./platform/deps.ts";
import type { Delivery, SmsTransport } from "./platform/deps/messages.ts";
import { createDelivery } from "./work/outbox/delivery.ts";
import { createMailHold } from "./work/outbox/hold.ts";
import { noteTakenMails } from "./work/outbox/store-outcome.ts";
import { openSentLog } from "./work/outbox/sent-log.ts";
import { createMailTransport, mailAccess, type MailTransport } from "./platform/mail/transport.ts";
import { createSmsTransport, textAccess } from "./work/sms/transport.ts";
import { tellOnEvents } from "./work/notices/tell-people.ts";
import { MAX_CONCURRENT_MAILS } from "./work/outbox/send-email.ts";

/** Starts the job workers. Returns what closes the connections that they needed. */
export async function startWorkers(deps: Deps): Promise<{ close(): Promise<void> }> {
  const mail = await openMail(deps);
  const sms = openSms(deps);
  // Each job reads the transports when it begins: settings that have changed need no restart.
  const tools = {
    ...deps,
    get mail() {
      return mail.current();
    },
    get sms() {
      return sms();
    },
  };
  await deps.jobs.work(tools);
  await matchWhatIsLeft(deps);
  const teller = await tellOnEvents(deps);
  return {
    async close() {
      await teller.close();
      await mail.close();
    },
  };
}

type OpenMail = { current(): Delivery | null; close(): Promise<void> };

/**
 * Opens the mail delivery. It is replaced when the settings name another mail server: mails that are under way finish
 * over the former one.
 */
async function openMail(deps: Deps): Promise<OpenMail> {
  const { env, clock, log, db } = deps;
  const sent = await openSentLog(env.DATA_DIR, log);
  const hold = createMailHold(clock, log);
  let open: { url: string | undefined; transport: MailTransport | null } = { url: undefined, transport: null };
  function current(): MailTransport | null {
    const access = mailAccess(deps);
    if (access.SMTP_URL === open.url) return open.transport;
    open.transport?.close();
    hold.end();
    open = { url: access.SMTP_URL, transport: createMailTransport(access, { connections: MAX_CONCURRENT_MAILS }) };
    return open.transport;
  }
  const transport: Pick<MailTransport, "send"> = {
    async send(mail, beforeHandOver) {
      const server = current();
      if (!server) throw new Error("the mail server was removed meanwhile");
      await server.send(mail, beforeHandOver);
    },
  };
  const delivery = createDelivery({ transport, sent, hold });
  try {
    await noteTakenMails({ db, clock }, delivery);
  } catch (error) {
    await sent.close();
    throw error;
  }
  return {
    current: () => (current() ? delivery : null),
    async close() {
      open.transport?.close();
      await sent.close();
    },
  };
}

/** Returns a function that gives the SMS transport of the account in force. */
function openSms(deps: Deps): () => SmsTransport | null {
  let open: { access: string; transport: SmsTransport | null } | undefined;
  return () => {
    const access = textAccess(deps);
    const key = JSON.stringify([access.TWILIO_ACCOUNT_SID, access.TWILIO_AUTH_TOKEN, access.TWILIO_FROM]);
    if (open?.access !== key) open = { access: key, transport: createSmsTransport(access) };
    return open.transport;
  };
}
