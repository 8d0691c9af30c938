import { eq, sql, type SQL } from "drizzle-orm";
import type { MessageChannel } from "../../../domain/work/channels.ts";
import { MESSAGE_NUMBERS, messages } from "./schema/index.ts";
import { allOf } from "./all-of.ts";

export type MessageRow = typeof messages.$inferSelect;
/** Names a stored message: by its id, and by the channel and number that the API knows. */
export type MessageRef = Pick<MessageRow, "id" | "channel" | "number">;
/** What may be changed of a message. */
export type MessageChange = Partial<typeof messages.$inferInsert>;

/** The next number of a channel. */
export const nextMessageNumber = (channel: MessageChannel): SQL<number> =>
  sql`nextval(${MESSAGE_NUMBERS[channel].seqName})`;

/** Messages of a channel. */
export const isOfChannel = (channel: MessageChannel): SQL => eq(messages.channel, channel);

/** The message that the API names so. */
export function isMessage(channel: MessageChannel, number: number): SQL {
  return allOf(isOfChannel(channel), eq(messages.number, number));
}
