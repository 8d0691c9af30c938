import { z } from "zod";
import { searchInput } from "../search.ts";
import { byId, file, id, moment, pageQuery, type Endpoints } from "./endpoint.ts";

/** What became of a message; only text messages are reported as delivered or not. */
export const deliveryStatus = z.enum([
  "queued",
  "sent",
  "delivered",
  "undelivered",
  "failed",
  "unconfigured",
  "received",
]);

const message = z.object({
  id,
  direction: z.enum(["in", "out"]),
  from: z.string(),
  to: z.string(),
  status: deliveryStatus,
  error: z.string().nullable(),
  timestamp: moment,
  quoteRequestId: id.nullable(),
  contactRequestId: id.nullable(),
  /** What the request is called that the message belongs to. */
  reference: z.string().nullable(),
});

const presentedEmail = message.extend({ subject: z.string(), text: z.string(), html: z.string().optional() });
export type PresentedEmail = z.infer<typeof presentedEmail>;

const presentedSms = message.extend({ body: z.string(), mediaUrl: z.string().optional() });
export type PresentedSms = z.infer<typeof presentedSms>;

const list = z.object({ ...pageQuery.shape, ...searchInput });
const deleted = z.object({ deleted: z.int().min(0) });
const retried = z.object({ ok: z.literal(true), isOnItsWay: z.boolean() });

export const messageEndpoints = {
  "GET /api/emails": { query: list, answer: z.object({ emails: z.array(presentedEmail) }) },
  "GET /api/emails/:id": { params: byId, answer: presentedEmail },
  "GET /api/emails/:id/html": { params: byId, answer: file("text/html") },
  "POST /api/emails/:id/retry": { params: byId, answer: retried },
  "DELETE /api/emails": { answer: deleted },
  "DELETE /api/emails/:id": { params: byId, answer: deleted },

  "GET /api/sms": { query: list, answer: z.object({ messages: z.array(presentedSms) }) },
  "GET /api/sms/:id": { params: byId, answer: presentedSms },
  "POST /api/sms/:id/retry": { params: byId, answer: retried },
  "DELETE /api/sms": { answer: deleted },
  "DELETE /api/sms/:id": { params: byId, answer: deleted },
} as const satisfies Endpoints;
