import { z } from "zod";
import { rowId, rowVersion } from "../platform/fields.ts";
import { LANGUAGES } from "../platform/language.ts";
import { ANSWER_MAX, CONTENT_MAX, MAX } from "../platform/limits.ts";
import { fault } from "../platform/text-keys.ts";
import { MESSAGE_CHANNELS } from "./channels.ts";
import { PURPOSES } from "./purposes.ts";

const choice = fault("validation:choice");
const invalid = fault("validation:invalid");
/** A text as it was typed so far; a draft is not trimmed, since somebody is still typing it. */
const typed = (max: number) =>
  z
    .string(invalid)
    .overwrite((value) => value.toWellFormed())
    .max(max, fault("validation:tooLong"));

/**
 * An unfinished message to a customer, as the form has it. It is not checked as a message is: half a sentence, or no
 * subject yet, is a draft.
 */
export const answerDraft = z.object({
  /** The idempotency key, created with the draft: sending twice makes one message. */
  key: z.string(invalid).regex(/^[0-9a-f]{32}$/, invalid),
  channel: z.enum(MESSAGE_CHANNELS, choice),
  purpose: z.enum(PURPOSES, choice).default("request"),
  to: typed(MAX.email),
  language: z.enum(LANGUAGES, choice),
  subject: typed(CONTENT_MAX.title),
  text: typed(ANSWER_MAX.email),
  /** The addresses of others who get the mail, as typed. */
  cc: typed(MAX.freeText).default(""),
  bcc: typed(MAX.freeText).default(""),
  /** The template of the text; null once somebody has edited the text. */
  templateId: rowId().nullable(),
  files: z.array(typed(MAX.name), choice).max(ANSWER_MAX.files, fault("validation:tooMany")),
  /** The time of sending by the office's clock, as a `datetime-local` value; empty: now. */
  sendAt: typed(MAX.phone),
});
export type AnswerDraft = z.infer<typeof answerDraft>;

/** A draft to be kept, with the version that the device saw last; 0 when it has seen none. */
export const answerDraftInput = z.object({ draft: answerDraft, version: rowVersion() });

/** The part of a draft to throw away: all of it, or only the text of the other device. */
export const draftRemoval = z.object({ part: z.enum(["all", "other"], choice).default("all") });
export type DraftPart = z.infer<typeof draftRemoval>["part"];
