import { isOfChannel, type MessageRow } from "../db/message-rows.ts";

/** A message row of the email channel, with subject and Message-ID, which every mail has. */
export type Mail = MessageRow & { subject: string; messageId: string };

/** The SQL condition for messages of the email channel. */
export const isMail = isOfChannel("email");

/** Converts a message row into a mail. */
export function asMail(row: MessageRow): Mail {
  return { ...row, subject: row.subject ?? "", messageId: row.externalId ?? "" };
}
