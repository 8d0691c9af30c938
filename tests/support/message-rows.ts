import { randomUUID } from "node:crypto";
import { isOfChannel, nextMessageNumber } from "../../server/platform/db/message-rows.ts";
import type { messages } from "../../server/platform/db/schema/index.ts";

export type MessageValues = Omit<Partial<typeof messages.$inferInsert>, "channel" | "number">;

/** Makes the row of a mail that the office sends. */
export const mailRow = (values: MessageValues = {}) => ({
  kind: "test",
  from: "office@example.com",
  to: "rosa@example.com",
  subject: "Hello",
  text: "Hello there",
  externalId: `<${randomUUID()}@test>`,
  ...values,
  channel: "email" as const,
  number: nextMessageNumber("email"),
});

/** Makes the row of a text message that came in. */
export const textRow = (values: MessageValues = {}) => ({
  direction: "in" as const,
  kind: "test",
  from: "+17135550190",
  to: "+17135550100",
  text: "Hello there",
  status: "received" as const,
  ...values,
  channel: "sms" as const,
  number: nextMessageNumber("sms"),
});

/** The SQL condition for text messages. */
export const isText = isOfChannel("sms");
