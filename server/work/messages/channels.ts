import type { MessageChannel } from "../../../domain/work/channels.ts";
import type { Database } from "../../platform/db/client.ts";
import type { MessageChange } from "../../platform/db/message-rows.ts";
import type { Deps } from "../../platform/deps.ts";
import type { WithProviders, WithSettings } from "../../platform/deps/settings.ts";
import { sendEmailJob } from "../outbox/send-email.ts";
import { hasMailServer } from "../../platform/mail/transport.ts";
import { hasTextProvider } from "../sms/transport.ts";
import { sendSmsJob } from "../sms/send-sms.ts";

type Sender = {
  /** Returns true when the channel can send messages at all. */
  isConfigured: (deps: WithSettings & WithProviders) => boolean;
  /** Queues the sending job of a stored message, by its number. */
  queue: (jobs: Deps["jobs"], tx: Database, number: number) => Promise<unknown>;
  /** The columns to reset when a message is sent again. */
  forgotten: MessageChange;
};

/** The sending side of each channel: its job, and whether it is configured. */
export const SENDERS: Record<MessageChannel, Sender> = {
  email: {
    isConfigured: hasMailServer,
    queue: (jobs, tx, emailId) => jobs.send(tx, sendEmailJob, { emailId }),
    forgotten: {},
  },
  sms: {
    isConfigured: hasTextProvider,
    queue: (jobs, tx, smsId) => jobs.send(tx, sendSmsJob, { smsId }),
    forgotten: { externalId: null },
  },
};
