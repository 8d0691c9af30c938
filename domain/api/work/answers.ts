import { z } from "zod";
import { answerDraft, answerDraftInput, draftRemoval } from "../../work/answer-drafts.ts";
import { answerInput, answerTime } from "../../work/answers.ts";
import { MESSAGE_CHANNELS } from "../../work/channels.ts";
import { ANSWER_REFUSALS } from "../../work/message-options.ts";
import { PURPOSES } from "../../work/purposes.ts";
import { signatureInput, templateTrial } from "../../work/templates.ts";
import { storedFile } from "../platform/files.ts";
import { byId, done, id, language, moment, ofAnyKind, type Endpoints } from "../endpoint.ts";
import { ofEachChannel } from "./messages.ts";
import { leadByName } from "./leads.ts";
import { deskEvent, work } from "./work.ts";

/** A template with its placeholders filled from a request, as it would be sent. */
const previewedTemplate = z.object({ subject: z.string(), text: z.string() });
export type PreviewedTemplate = z.infer<typeof previewedTemplate>;

/**
 * One address or number of the customer: whether it may be written to, when a message would go out, and whether a
 * sender is configured.
 */
const way = z.object({
  channel: z.enum(MESSAGE_CHANNELS),
  to: z.string(),
  /** The reason why nothing about the request may be written, and the reason why no marketing may be. */
  refusal: z.enum(ANSWER_REFUSALS).nullable(),
  marketingRefusal: z.enum(ANSWER_REFUSALS).nullable(),
  /** Null: the message goes out at once. */
  sendAt: moment.nullable(),
  isConfigured: z.boolean(),
});
export type AnswerWay = z.infer<typeof way>;

const words = z.object({ subject: z.string(), text: z.string() });

/** The data of the composer, where somebody writes to a customer. */
const options = z.object({
  /** The customer's language. */
  language,
  ways: z.array(way),
  /** The sentence that is put before the message, in each language; null where the kind of the request has none. */
  saidFirst: z.object({ en: z.string(), es: z.string() }).nullable(),
  /** The subject of the conversation so far; empty for a new one. */
  subject: z.string(),
  templates: z.array(
    z.object({
      id,
      channel: z.enum(MESSAGE_CHANNELS),
      purpose: z.enum(PURPOSES),
      name: z.string(),
      en: words,
      es: words,
    }),
  ),
  /** The signature that is added below the message. */
  signature: z.string(),
  /** The files that can be attached. Forms are rendered when they are sent, so their size is null. */
  files: z.array(z.object({ id: z.string(), name: z.string(), size: z.int().min(0).nullable() })),
});
export type AnswerOptions = z.infer<typeof options>;

/** A message that was queued: when it leaves, and the new state of its request. */
const answered = z.object({
  channel: z.enum(MESSAGE_CHANNELS),
  id,
  sendAt: moment,
  /** False when no sender is configured for the channel: the message is only stored. */
  isOnItsWay: z.boolean(),
  work: work.nullable(),
  event: deskEvent.nullable(),
});
export type Answered = z.infer<typeof answered>;

/** A draft of an answer, and the text of another device that it replaced; null when there is none. */
const keptDraft = z.object({
  /** 0: nothing is kept. */
  version: z.int().min(0),
  draft: answerDraft.nullable(),
  other: answerDraft.nullable(),
  savedAt: moment.nullable(),
});
export type KeptDraft = z.infer<typeof keptDraft>;

/** The question is a body, since an address or number must not be in a URL. */
const timing = { params: leadByName, body: answerTime, answer: z.object({ sendAt: moment }) };

const draftsRead = { params: leadByName, answer: keptDraft };
const draftsKept = { params: leadByName, body: answerDraftInput, answer: keptDraft };
const draftsGone = { params: leadByName, query: draftRemoval, answer: done };
/** The ids of stored files, separated by commas: as many as a message may have. */
const attachedIds = z.object({ ids: z.string().regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,9}$/) });

const writing = { params: leadByName, answer: options };
const written = { params: leadByName, body: answerInput, answer: answered, status: 201 } as const;

export const answerEndpoints = {
  ...ofAnyKind("GET", "/:id/answer", writing),
  ...ofAnyKind("POST", "/:id/answer", written),
  "GET /api/customers/:id/answer": { params: byId, answer: options },
  "POST /api/customers/:id/answer": { ...written, params: byId },
  ...ofAnyKind("POST", "/:id/answer-time", timing),
  "POST /api/customers/:id/answer-time": { ...timing, params: byId },
  ...ofAnyKind("GET", "/:id/answer-draft", draftsRead),
  ...ofAnyKind("PUT", "/:id/answer-draft", draftsKept),
  ...ofAnyKind("DELETE", "/:id/answer-draft", draftsGone),
  "GET /api/customers/:id/answer-draft": { ...draftsRead, params: byId },
  "PUT /api/customers/:id/answer-draft": { ...draftsKept, params: byId },
  "DELETE /api/customers/:id/answer-draft": { ...draftsGone, params: byId },
  /** Name and size of the stored files that a draft names. */
  "GET /api/attached-files": { query: attachedIds, answer: z.array(storedFile) },
  ...ofEachChannel("POST", "/:id/recall", { params: byId, answer: done }),
  /** Sends a message again whose delivery is uncertain. */
  ...ofEachChannel("POST", "/:id/send-again", { params: byId, answer: done }),
  "GET /api/user/signature": { answer: signatureInput },
  "PUT /api/user/signature": { body: signatureInput, answer: signatureInput },
  "POST /api/message-templates/preview": { body: templateTrial, answer: previewedTemplate },
} as const satisfies Endpoints;
