import { matchWhatIsLeft } from "./work/customers/match-customers.ts";
import type { Deps } from "./platform/deps.ts";
import type { Delivery } from "./platform/deps/messages.ts";
import { createDelivery } from "./work/outbox/delivery.ts";
import { createMailHold } from "./work/outbox/hold.ts";
import { noteTakenMails } from "./work/outbox/store-outcome.ts";
import { openSentLog } from "./work/outbox/sent-log.ts";
import { createMailTransport } from "./platform/mail/transport.ts";
import { createSmsTransport } from "./work/sms/transport.ts";
import { MAX_CONCURRENT_MAILS } from "./work/outbox/send-email.ts";

/** Starts the job workers. Returns what closes the connections that they needed. */
export async function startWorkers(deps: Deps): Promise<{ close(): Promise<void> }> {
  const mail = await openMail(deps);
  await deps.jobs.work({ ...deps, mail: mail?.delivery ?? null, sms: createSmsTransport(deps.env) });
  await matchWhatIsLeft(deps);
  return { close: async () => mail?.close() };
}

/** Opens the mail delivery; null without a mail server. */
async function openMail({ env, clock, log, db }: Deps): Promise<{ delivery: Delivery; close(): Promise<void> } | null> {
  const transport = createMailTransport(env, { connections: MAX_CONCURRENT_MAILS });
  if (!transport) return null;
  const sent = await openSentLog(env.DATA_DIR, log);
  const delivery = createDelivery({ transport, sent, hold: createMailHold(clock, log) });
  await noteTakenMails({ db, clock }, delivery);
  return {
    delivery,
    async close() {
      transport.close();
      await sent.close();
    },
  };
}
