import type { Env } from "../env.ts";
import { hasMailServer } from "../mail/transport.ts";
import { emails, smsMessages } from "../db/schema/index.ts";

const hasSmsService = (env: Pick<Env, "TWILIO_ACCOUNT_SID">) => Boolean(env.TWILIO_ACCOUNT_SID);

/** The two kinds of stored messages: where they lie, who may see them, what the audit trail calls them, whether they leave. */
export const CHANNELS = {
  emails: { table: emails, resource: "email-archive", name: "email", isConfigured: hasMailServer },
  sms: { table: smsMessages, resource: "sms-archive", name: "sms", isConfigured: hasSmsService },
} as const;
export type Channel = keyof typeof CHANNELS;
