import { eq, sql, type SQL } from "drizzle-orm";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import { MESSAGE_NUMBERS, messages } from "./schema/index.ts";
import { allOf } from "./all-of.ts";

export type MessageRow = typeof messages.$inferSelect;
/** The identity of a stored message: its id, and the channel and number that the API knows. */
export type MessageRef = Pick<MessageRow, "id" | "channel" | "number">;
/** The columns of a message that may be changed. */
export type MessageChange = Partial<typeof messages.$inferInsert>;

/** Returns the SQL for the next number of a channel. */
export const nextMessageNumber = (channel: MessageChannel): SQL<number> =>
  sql`nextval(${MESSAGE_NUMBERS[channel].seqName})`;

/** Returns the SQL condition for messages of a channel. */
export const isOfChannel = (channel: MessageChannel): SQL => eq(messages.channel, channel);

/** Returns the SQL condition for the message that the API names by channel and number. */
export function isMessage(channel: MessageChannel, number: number): SQL {
  return allOf(isOfChannel(channel), eq(messages.number, number));
}
