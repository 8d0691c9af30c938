import { z } from "zod";
import { file, nothing, type Endpoints } from "../endpoint.ts";

const form = "application/x-www-form-urlencoded";

/** Printable characters, as the provider's ids and numbers have. */
const printable = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\u0020-\u007e]*$/);

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
  /** The address of a picture. One that pages cannot link to is left out: the words of the message still count. */
  MediaUrl0: z
    .string()
    .max(500)
    .regex(/^https:\/\/[^\s/\\]\S*$/)
    .optional()
    .catch(undefined),
});

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
