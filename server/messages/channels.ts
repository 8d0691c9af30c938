import { emails, smsMessages } from "../db/schema/index.ts";

/** The two kinds of stored messages: where they lie, who may see them, what the audit trail calls them. */
export const CHANNELS = {
  emails: { table: emails, resource: "email-archive", name: "email" },
  sms: { table: smsMessages, resource: "sms-archive", name: "sms" },
} as const;
export type Channel = keyof typeof CHANNELS;
