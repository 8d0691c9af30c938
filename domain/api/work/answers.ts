import { z } from "zod";
import { answerInput } from "../../work/answers.ts";
import { MESSAGE_CHANNELS } from "../../work/channels.ts";
import { ANSWER_REFUSALS } from "../../work/message-options.ts";
import { signatureInput, templateTrial } from "../../work/templates.ts";
import { byId, done, id, language, moment, ofAnyKind, type Endpoints } from "../endpoint.ts";
import { ofEachChannel } from "./messages.ts";
import { leadByName } from "./leads.ts";
import { deskEvent, work } from "./work.ts";

/** A template with a request's own words, as it would leave. */
const previewed = z.object({ subject: z.string(), text: z.string() });
export type PreviewedTemplate = z.infer<typeof previewed>;

/** One address or number: whether it may be written to, when a message would go out, and whether anything does. */
const way = z.object({
  channel: z.enum(MESSAGE_CHANNELS),
  to: z.string(),
  refusal: z.enum(ANSWER_REFUSALS).nullable(),
  /** Null: at once. */
  sendAt: moment.nullable(),
  isConfigured: z.boolean(),
});
export type AnswerWay = z.infer<typeof way>;

const words = z.object({ subject: z.string(), text: z.string() });

/** What somebody has before them who writes to a customer. */
const options = z.object({
  /** The customer's. */
  language,
  ways: z.array(way),
  /** What the conversation is about so far; empty where it begins. */
  subject: z.string(),
  templates: z.array(z.object({ id, channel: z.enum(MESSAGE_CHANNELS), name: z.string(), en: words, es: words })),
  /** What will stand under it. */
  signature: z.string(),
  /** Forms are made into files when they are sent, and have no size yet. */
  files: z.array(z.object({ id: z.string(), name: z.string(), size: z.int().min(0).nullable() })),
});
export type AnswerOptions = z.infer<typeof options>;

/** A message that is on its way: when it leaves, and what became of its request. */
const answered = z.object({
  channel: z.enum(MESSAGE_CHANNELS),
  id,
  sendAt: moment,
  /** False where nothing is configured to send it with: it is kept. */
  isOnItsWay: z.boolean(),
  work: work.nullable(),
  event: deskEvent.nullable(),
});
export type Answered = z.infer<typeof answered>;

const writing = { params: leadByName, answer: options };
const written = { params: leadByName, body: answerInput, answer: answered, status: 201 } as const;

export const answerEndpoints = {
  ...ofAnyKind("GET", "/:id/answer", writing),
  ...ofAnyKind("POST", "/:id/answer", written),
  "GET /api/customers/:id/answer": { params: byId, answer: options },
  "POST /api/customers/:id/answer": { ...written, params: byId },
  ...ofEachChannel("POST", "/:id/recall", { params: byId, answer: done }),
  /** Sends a message again of which nobody knows whether it was sent. */
  ...ofEachChannel("POST", "/:id/send-again", { params: byId, answer: done }),
  "GET /api/user/signature": { answer: signatureInput },
  "PUT /api/user/signature": { body: signatureInput, answer: signatureInput },
  "POST /api/message-templates/preview": { body: templateTrial, answer: previewed },
} as const satisfies Endpoints;
