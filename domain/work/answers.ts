import { z } from "zod";
import { email, line, text } from "../platform/fields.ts";
import { LANGUAGES } from "../platform/language.ts";
import { ANSWER_MAX, CONTENT_MAX, MAX } from "../platform/limits.ts";
import { COPY_FIELDS, type CopyField } from "./answer-parts.ts";
import { CHANNELS, MESSAGE_CHANNELS } from "./channels.ts";
import { PURPOSES } from "./purposes.ts";
import { hasOpenPlaceholder } from "../platform/placeholders.ts";
import { fault } from "../platform/text-keys.ts";

const choice = fault("validation:choice");

/** Ids of attachments: an office file (upload, composed form, printable form), or a file that was uploaded for it. */
const ATTACHED =
  /^(?:(?:upload|custom):\d{1,9}|form:[a-z0-9-]{1,80}|file:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Builds the schema of the addresses in CC or BCC. */
const copies = () =>
  z
    .array(email(fault("validation:contactEmail")), fault("validation:invalid"))
    .max(ANSWER_MAX.copies, fault("validation:tooMany"))
    .default([]);

/** The input of a message to a customer. */
export const answerInput = z
  .object({
    /** Idempotency key, made by the form: sending twice makes one message. */
    key: z.string(fault("validation:invalid")).regex(/^[0-9a-f]{32}$/, fault("validation:invalid")),
    channel: z.enum(MESSAGE_CHANNELS, choice),
    /** The purpose, as its author states: the request, or renewals and other lines. */
    purpose: z.enum(PURPOSES, choice).default("request"),
    /** One of the addresses or numbers that the customer gave. */
    to: line(MAX.email).min(1, fault("validation:required")),
    language: z.enum(LANGUAGES, choice),
    subject: line(CONTENT_MAX.title).default(""),
    text: text(ANSWER_MAX.email).min(1, fault("validation:required")),
    /** Others who get the mail: in CC for everybody to see, in BCC unseen by the other recipients. */
    cc: copies(),
    bcc: copies(),
    /** Attachments: uploaded files, and files and forms of the office. */
    files: z
      .array(z.string().regex(ATTACHED, choice), choice)
      .max(ANSWER_MAX.files, fault("validation:tooMany"))
      .default([]),
    /** Earliest time to send the message; null for as soon as possible. */
    sendAt: z.iso
      .datetime({ offset: true, error: fault("validation:date") })
      .nullable()
      .default(null),
  })
  .superRefine(({ channel, to, cc, bcc, files, subject, text: words }, context) => {
    const refuse = (path: string | [string, number], message: string) =>
      context.addIssue({ code: "custom", path: typeof path === "string" ? [path] : path, message });
    const { hasSubject, hasFiles, hasCopies, maxLength } = CHANNELS[channel];
    if (!hasFiles && files.length > 0) refuse("files", fault("validation:answer.noFiles"));
    if (!hasCopies && cc.length > 0) refuse("cc", fault("validation:answer.noCopies"));
    if (!hasCopies && bcc.length > 0) refuse("bcc", fault("validation:answer.noCopies"));
    // Each list is bounded already, so that only both together can be too many.
    if (cc.length + bcc.length > ANSWER_MAX.copies) refuse("cc", fault("validation:tooMany"));
    for (const double of doubledCopies(to, { cc, bcc })) refuse(double, fault("validation:answer.double"));
    if (hasSubject && !subject) refuse("subject", fault("validation:required"));
    if (words.length > maxLength) refuse("text", fault("validation:tooLong"));
    if (hasOpenPlaceholder(subject)) refuse("subject", fault("validation:placeholderLeft"));
    if (hasOpenPlaceholder(words)) refuse("text", fault("validation:placeholderLeft"));
  });

/** Finds the copies to an address that gets the mail already, as field and position. Case does not tell them apart. */
function doubledCopies(to: string, copied: Record<CopyField, string[]>): [CopyField, number][] {
  const seen = new Set([to.toLowerCase()]);
  return COPY_FIELDS.flatMap((field) =>
    copied[field].flatMap((address, at): [CopyField, number][] => {
      const isDouble = seen.has(address.toLowerCase());
      seen.add(address.toLowerCase());
      return isDouble ? [[field, at]] : [];
    }),
  );
}

export type AnswerInput = z.infer<typeof answerInput>;

/** The question when a message would leave: by which way, and the earliest time that the author wants. */
export const answerTime = z.object({
  channel: z.enum(MESSAGE_CHANNELS, choice),
  to: line(MAX.email).min(1, fault("validation:required")),
  sendAt: z.iso.datetime({ offset: true, error: fault("validation:date") }).optional(),
});
export type AnswerTime = z.infer<typeof answerTime>;
