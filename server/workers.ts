import { matchWhatIsLeft } from "./customers/match-customers.ts";
import type { Deps } from "./deps.ts";
import type { Delivery } from "./deps/messages.ts";
import { createDelivery } from "./mail/delivery.ts";
import { createMailHold } from "./mail/hold.ts";
import { noteTakenMails } from "./mail/note-fate.ts";
import { openSentLog } from "./mail/sent-log.ts";
import { createMailTransport } from "./mail/transport.ts";
import { createSmsTransport } from "./sms/transport.ts";
import { MAILS_AT_ONCE } from "./mail/send-email.ts";

/** Starts working off the queue; returns what ends the connections that the work needed. */
export async function startWorkers(deps: Deps): Promise<{ close(): Promise<void> }> {
  const mail = await openMail(deps);
  await deps.jobs.work({ ...deps, mail: mail?.delivery ?? null, sms: createSmsTransport(deps.env) });
  await matchWhatIsLeft(deps);
  return { close: async () => mail?.close() };
}

/** What mails leave by; null without a mail server. */
async function openMail({ env, clock, log, db }: Deps): Promise<{ delivery: Delivery; close(): Promise<void> } | null> {
  const transport = createMailTransport(env, { connections: MAILS_AT_ONCE });
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
