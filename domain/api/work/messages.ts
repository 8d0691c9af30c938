import { z } from "zod";
import { CHANNELS, MESSAGE_CHANNELS, type MessageChannel } from "../../work/channels.ts";
import { DELIVERY_STATUSES, MESSAGE_DIRECTIONS } from "../../work/message-options.ts";
import { SCAN_STATES } from "../../platform/files.ts";
import { searchInput } from "../../platform/search.ts";
import { byId, file, id, moment, pageQuery, type Endpoints } from "../endpoint.ts";
import { renamedRecordOf } from "../../platform/typed-records.ts";

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

/** Others who got a mail, and those of them whom it did not reach. BCC is shown to colleagues, never to recipients. */
const copies = { cc: z.array(z.string()), bcc: z.array(z.string()), refusedCopies: z.array(z.string()) };

/** An attachment of an inbound or outbound mail. */
const attachment = z.object({
  id,
  name: z.string(),
  type: z.string(),
  size: z.int().min(0),
  /** Its id in the store of files; null for one of an older version that was not moved yet. */
  fileId: z.uuid().nullable(),
  hasPreview: z.boolean(),
  scan: z.enum(SCAN_STATES).nullable(),
});
export type PresentedAttachment = z.infer<typeof attachment>;

const presentedEmail = message.extend({
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  /** True when a program wrote the mail. */
  isAutomatic: z.boolean(),
  attachments: z.array(attachment),
  /** Left out of a mail that had no copies. */
  cc: copies.cc.optional(),
  bcc: copies.bcc.optional(),
});
export type PresentedEmail = z.infer<typeof presentedEmail>;

/** The addresses of the pictures of a text message; of them `mediaUrl` is the first. */
const pictures = z.array(z.string());

const presentedSms = message.extend({ body: z.string(), mediaUrl: z.string().optional(), pictures });
export type PresentedSms = z.infer<typeof presentedSms>;

/** One message of a conversation with a customer, by whatever channel. */
export const threadEntry = z.object({
  channel: z.enum(MESSAGE_CHANNELS),
  id,
  direction: z.enum(MESSAGE_DIRECTIONS),
  status: deliveryStatus,
  from: z.string(),
  to: z.string(),
  ...copies,
  at: moment,
  /** The subject of a mail; null for a text message. */
  subject: z.string().nullable(),
  text: z.string(),
  /** The quoted text of earlier mails, below the mail's own text. */
  quoted: z.string(),
  /** True when a program wrote the mail. */
  isAutomatic: z.boolean(),
  attachments: z.array(attachment),
  /** The number of attachments that were dropped because they are not allowed as uploads. */
  leftOut: z.int().min(0),
  /** The colleague who wrote it, if one did. */
  authorId: id.nullable(),
  /** The reason why it was not sent or bounced. */
  error: z.string().nullable(),
  /** The time when a waiting message goes out, and whether it can still be recalled. */
  sendAt: moment.nullable(),
  isRecallable: z.boolean(),
  pictures,
});
export type ThreadEntry = z.infer<typeof threadEntry>;

const list = z.object({ ...pageQuery.shape, ...searchInput });
const deleted = z.object({ deleted: z.int().min(0) });
const retried = z.object({ ok: z.literal(true), isOnItsWay: z.boolean() });

type ChannelPath = (typeof CHANNELS)[MessageChannel]["path"];

/** Declares an endpoint for every message channel, each at its own address. */
export function ofEachChannel<Method extends string, Rest extends string, Definition>(
  method: Method,
  rest: Rest,
  definition: Definition,
) {
  return renamedRecordOf(
    MESSAGE_CHANNELS,
    (channel): `${Method} ${ChannelPath}${Rest}` => `${method} ${CHANNELS[channel].path}${rest}`,
    () => definition,
  );
}

type Channels = typeof CHANNELS;
/** The two schemas of messages in the lists of their channels. */
const SHAPES = { mail: presentedEmail, text: presentedSms };
export type PresentedMessage<C extends MessageChannel> = z.infer<(typeof SHAPES)[Channels[C]["shape"]]>;
type Listing = {
  [C in MessageChannel as `GET ${Channels[C]["path"]}`]: {
    query: typeof list;
    answer: z.ZodType<Record<Channels[C]["listName"], PresentedMessage<C>[]>>;
  };
};
type Opening = {
  [C in MessageChannel as `GET ${Channels[C]["path"]}/:id`]: {
    params: typeof byId;
    answer: z.ZodType<PresentedMessage<C>>;
  };
};
const listing = MESSAGE_CHANNELS.map((channel) => {
  const { path, listName, shape } = CHANNELS[channel];
  return [`GET ${path}`, { query: list, answer: z.object({ [listName]: z.array(SHAPES[shape]) }) }];
});
const opening = MESSAGE_CHANNELS.map((channel) => {
  const { path, shape } = CHANNELS[channel];
  return [`GET ${path}/:id`, { params: byId, answer: SHAPES[shape] }];
});

export const messageEndpoints = {
  ...(Object.fromEntries(listing) as Listing),
  ...(Object.fromEntries(opening) as Opening),
  /** The conversation that a message is part of, mails and texts together, the latest last. */
  ...ofEachChannel("GET", "/:id/conversation", { params: byId, answer: z.array(threadEntry) }),
  "GET /api/message-attachments/:id/file": { params: byId, answer: file("application/octet-stream") },
  "GET /api/emails/:id/html": { params: byId, answer: file("text/html") },
  ...ofEachChannel("POST", "/:id/retry", { params: byId, answer: retried }),
  ...ofEachChannel("DELETE", "", { answer: deleted }),
  ...ofEachChannel("DELETE", "/:id", { params: byId, answer: deleted }),
} as const satisfies Endpoints;
