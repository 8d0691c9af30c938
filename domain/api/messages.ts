import { z } from "zod";
import { CHANNELS, MESSAGE_CHANNELS, type MessageChannel } from "../channels.ts";
import { DELIVERY_STATUSES, MESSAGE_DIRECTIONS } from "../message-options.ts";
import { searchInput } from "../search.ts";
import { byId, file, id, moment, pageQuery, type Endpoints } from "./endpoint.ts";

export const deliveryStatus = z.enum(DELIVERY_STATUSES);

const message = z.object({
  id,
  direction: z.enum(MESSAGE_DIRECTIONS),
  from: z.string(),
  to: z.string(),
  status: deliveryStatus,
  error: z.string().nullable(),
  timestamp: moment,
  quoteRequestId: id.nullable(),
  contactRequestId: id.nullable(),
  /** The reference of the request that the message belongs to. */
  reference: z.string().nullable(),
});

/** A file that came or went with a mail. */
const attachment = z.object({ id, name: z.string(), type: z.string(), size: z.int().min(0) });
export type PresentedAttachment = z.infer<typeof attachment>;

const presentedEmail = message.extend({
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  /** Written by a program. */
  isAutomatic: z.boolean(),
  attachments: z.array(attachment),
});
export type PresentedEmail = z.infer<typeof presentedEmail>;

const presentedSms = message.extend({ body: z.string(), mediaUrl: z.string().optional() });
export type PresentedSms = z.infer<typeof presentedSms>;

/** One message of a conversation with a customer, by whatever channel. */
export const threadEntry = z.object({
  channel: z.enum(MESSAGE_CHANNELS),
  id,
  direction: z.enum(MESSAGE_DIRECTIONS),
  status: deliveryStatus,
  from: z.string(),
  to: z.string(),
  at: moment,
  /** Of mails. */
  subject: z.string().nullable(),
  text: z.string(),
  /** What hangs below it of the mails before. */
  quoted: z.string(),
  /** Written by a program. */
  isAutomatic: z.boolean(),
  attachments: z.array(attachment),
  /** How many files were not kept, since no upload may be such. */
  leftOut: z.int().min(0),
  /** Who wrote it, where a colleague did. */
  authorId: id.nullable(),
  /** Why it did not go out, or came back. */
  error: z.string().nullable(),
  /** Of one that waits: when it goes out, and whether it can still be called back. */
  sendAt: moment.nullable(),
  isRecallable: z.boolean(),
  mediaUrl: z.string().nullable(),
});
export type ThreadEntry = z.infer<typeof threadEntry>;

const list = z.object({ ...pageQuery.shape, ...searchInput });
const deleted = z.object({ deleted: z.int().min(0) });
const retried = z.object({ ok: z.literal(true), isOnItsWay: z.boolean() });

type ChannelPath = (typeof CHANNELS)[MessageChannel]["path"];

/** An endpoint that every channel has, each at its own address. */
export function ofEachChannel<Method extends string, Rest extends string, Definition>(
  method: Method,
  rest: Rest,
  definition: Definition,
) {
  const entries = MESSAGE_CHANNELS.map((channel) => [`${method} ${CHANNELS[channel].path}${rest}`, definition]);
  return Object.fromEntries(entries) as Record<`${Method} ${ChannelPath}${Rest}`, Definition>;
}

export const messageEndpoints = {
  "GET /api/emails": { query: list, answer: z.object({ emails: z.array(presentedEmail) }) },
  "GET /api/emails/:id": { params: byId, answer: presentedEmail },
  /** The conversation that a message is part of, the latest last; mails and texts alike. */
  ...ofEachChannel("GET", "/:id/conversation", { params: byId, answer: z.array(threadEntry) }),
  "GET /api/message-attachments/:id/file": { params: byId, answer: file("application/octet-stream") },
  "GET /api/emails/:id/html": { params: byId, answer: file("text/html") },
  ...ofEachChannel("POST", "/:id/retry", { params: byId, answer: retried }),
  ...ofEachChannel("DELETE", "", { answer: deleted }),
  ...ofEachChannel("DELETE", "/:id", { params: byId, answer: deleted }),

  "GET /api/sms": { query: list, answer: z.object({ messages: z.array(presentedSms) }) },
  "GET /api/sms/:id": { params: byId, answer: presentedSms },
} as const satisfies Endpoints;
