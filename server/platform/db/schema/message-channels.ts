import { sql, type SQL } from "drizzle-orm";
import { pgSequence } from "drizzle-orm/pg-core";
import type { MessageChannel } from "../../../../domain/work/channels.ts";

/** The number sequences of each channel, from 1 on. */
export const emailNumbers = pgSequence("email_numbers");
export const smsNumbers = pgSequence("sms_numbers");
export const MESSAGE_NUMBERS = {
  email: emailNumbers,
  sms: smsNumbers,
} satisfies Record<MessageChannel, ReturnType<typeof pgSequence>>;

/** SQL for the search terms of a message, by channel. */
const TERMS: Record<MessageChannel, string> = {
  email: "search_terms(subject, from_address, to_address)",
  sms: "search_terms(phone_terms(from_address), phone_terms(to_address), text)",
};

/** Builds the SQL of the search column: the terms of the message's own channel. */
export function messageTerms(): SQL {
  const parts = Object.entries(TERMS).map(([channel, terms]) => `when '${channel}' then ${terms}`);
  return sql.raw(`case channel ${parts.join(" ")} end`);
}
