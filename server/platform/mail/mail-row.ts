import { isOfChannel, type MessageRow } from "../db/message-rows.ts";

/** A stored message that is a mail, with what every mail has. */
export type Mail = MessageRow & { subject: string; messageId: string };

/** For a query of messages: the mails among them. */
export const isMail = isOfChannel("email");

export function asMail(row: MessageRow): Mail {
  return { ...row, subject: row.subject ?? "", messageId: row.externalId ?? "" };
}
