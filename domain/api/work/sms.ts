import { z } from "zod";
import { file, nothing, type Endpoints } from "../endpoint.ts";

const form = "application/x-www-form-urlencoded";

/** Printable characters, as the provider's ids and numbers have. */
const printable = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\u0020-\u007e]*$/);

/** The address of a picture. One that pages cannot link to is left out: the words of the message still count. */
const picture = z
  .string()
  .max(500)
  .regex(/^https:\/\/[^\s/\\]\S*$/)
  .optional()
  .catch(undefined);

/** The fields of the pictures: the provider delivers ten at most. */
export const MEDIA_FIELDS = [
  "MediaUrl0",
  "MediaUrl1",
  "MediaUrl2",
  "MediaUrl3",
  "MediaUrl4",
  "MediaUrl5",
  "MediaUrl6",
  "MediaUrl7",
  "MediaUrl8",
  "MediaUrl9",
] as const;
type MediaField = (typeof MEDIA_FIELDS)[number];

/** An inbound text message, as the provider's webhook sends it. */
const inbound = z.object({
  MessageSid: printable(64).min(1),
  From: printable(30),
  To: printable(30),
  /** Without null characters, which the database cannot store: the words of the message still count. */
  Body: z
    .string()
    .max(2_000)
    .overwrite((text) => text.replaceAll("\0", ""))
    .default(""),
  NumMedia: z.coerce.number().int().min(0).max(100).catch(0),
  ...(Object.fromEntries(MEDIA_FIELDS.map((field) => [field, picture])) as Record<MediaField, typeof picture>),
});
export type SmsForm = z.infer<typeof inbound>;

/** A delivery report of an outbound text message. */
const delivery = z.object({
  MessageSid: printable(64).min(1),
  MessageStatus: printable(30),
  ErrorCode: printable(10).optional(),
});
/** The message by our own id, and the attempt by the moment of its hand-over; older attempts lack that moment. */
const deliveryOf = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  at: z.iso.datetime().optional(),
});

export const smsEndpoints = {
  "POST /api/webhooks/sms": { body: inbound, bodyType: form, answer: file("text/xml") },
  "POST /api/webhooks/sms-status": { query: deliveryOf, body: delivery, bodyType: form, answer: nothing },
} as const satisfies Endpoints;
