import { z } from "zod";
import { line, text } from "../platform/fields.ts";
import { LANGUAGES } from "../platform/language.ts";
import { ANSWER_MAX, CONTENT_MAX, MAX } from "../platform/limits.ts";
import { CHANNELS, MESSAGE_CHANNELS } from "./channels.ts";
import { hasOpenPlaceholder } from "../platform/placeholders.ts";
import { fault } from "../platform/text-keys.ts";

const choice = fault("validation:choice");

const OFFICE_FILE = /^(?:(?:upload|custom):\d{1,9}|form:[a-z0-9-]{1,80})$/;

/** The input of a message to a customer. */
export const answerInput = z
  .object({
    /** Idempotency key, made by the form: sending twice makes one message. */
    key: z.string(fault("validation:invalid")).regex(/^[0-9a-f]{32}$/, fault("validation:invalid")),
    channel: z.enum(MESSAGE_CHANNELS, choice),
    /** One of the addresses or numbers that the customer gave. */
    to: line(MAX.email).min(1, fault("validation:required")),
    language: z.enum(LANGUAGES, choice),
    subject: line(CONTENT_MAX.title).default(""),
    text: text(ANSWER_MAX.email).min(1, fault("validation:required")),
    /** Attachments from the office's files: an upload, a printable form, or a form that staff composed. */
    files: z
      .array(z.string().regex(OFFICE_FILE, choice), choice)
      .max(ANSWER_MAX.files, fault("validation:tooMany"))
      .default([]),
    /** Earliest time to send the message; null for as soon as possible. */
    sendAt: z.iso
      .datetime({ offset: true, error: fault("validation:date") })
      .nullable()
      .default(null),
  })
  .superRefine(({ channel, subject, text: words }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    const { hasSubject, maxLength } = CHANNELS[channel];
    if (hasSubject && !subject) refuse("subject", fault("validation:required"));
    if (words.length > maxLength) refuse("text", fault("validation:tooLong"));
    if (hasOpenPlaceholder(subject)) refuse("subject", fault("validation:placeholderLeft"));
    if (hasOpenPlaceholder(words)) refuse("text", fault("validation:placeholderLeft"));
  });
export type AnswerInput = z.infer<typeof answerInput>;

/** The question when a message would leave: by which way, and the earliest time that the author wants. */
export const answerTime = z.object({
  channel: z.enum(MESSAGE_CHANNELS, choice),
  to: line(MAX.email).min(1, fault("validation:required")),
  sendAt: z.iso.datetime({ offset: true, error: fault("validation:date") }).optional(),
});
export type AnswerTime = z.infer<typeof answerTime>;
