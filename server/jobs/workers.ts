import { noteHead } from "../audit/note-head.ts";
import type { Deps } from "../deps.ts";
import { createDelivery, type Delivery } from "../mail/delivery.ts";
import { createMailHold } from "../mail/hold.ts";
import { openSentLog } from "../mail/sent-log.ts";
import { createMailTransport } from "../mail/transport.ts";
import { createSmsTransport } from "../sms/transport.ts";
import { sendNewsletter } from "../newsletter/send-newsletter.ts";
import { removeExpired } from "../retention/remove-expired.ts";
import { warnOfGuessing } from "../session/warn-of-guessing.ts";
import { backUpWhenDue } from "./back-up.ts";
import { forwardLead } from "./forward-lead.ts";
import { notifyOfLead } from "./notify-of-lead.ts";
import { nudgeQuietAgents } from "./nudge-quiet-agents.ts";
import { MAILS_AT_ONCE } from "./queue.ts";
import { reseal } from "./reseal.ts";
import { sendEmail } from "./send-email.ts";
import { sendSms } from "./send-sms.ts";

/** Starts working off the queue; returns what ends the connections that the work needed. */
export async function startWorkers(deps: Deps): Promise<{ close(): Promise<void> }> {
  const mail = await openMail(deps);
  const sms = createSmsTransport(deps.env);
  await deps.jobs.work({
    "notify-of-lead": (data) => notifyOfLead(deps, data),
    "nudge-quiet-agents": () => nudgeQuietAgents(deps),
    "send-email": (data, attempt) => sendEmail(deps, mail?.delivery ?? null, data, attempt),
    "send-sms": (data, attempt) => sendSms(deps, sms, data, attempt),
    "forward-lead": (data) => forwardLead(deps, data),
    "back-up": () => backUpWhenDue(deps),
    "note-audit-head": () => noteHead(deps),
    "remove-expired": () => removeExpired(deps),
    reseal: () => reseal(deps),
    "warn-of-guessing": (data) => warnOfGuessing(deps, data),
    "send-newsletter": (data) => sendNewsletter(deps, data),
  });
  return { close: async () => mail?.close() };
}

/** What mails leave by; null without a mail server. */
async function openMail({ env, clock, log }: Deps): Promise<{ delivery: Delivery; close(): Promise<void> } | null> {
  const transport = createMailTransport(env, { connections: MAILS_AT_ONCE });
  if (!transport) return null;
  const sent = await openSentLog(env.DATA_DIR, log);
  return {
    delivery: createDelivery({ transport, sent, hold: createMailHold(clock, log) }),
    async close() {
      transport.close();
      await sent.close();
    },
  };
}
