import type { Language } from "../../../domain/platform/language.ts";
import type { LeadPath } from "../../../domain/work/request-kinds.ts";
import type { MessageChannel } from "../../../domain/work/channels.ts";

/** The subject of a message: a request or a customer, by API path and id. */
export type AnswerSubject = {
  path: LeadPath | "/api/customers";
  id: number;
  /** The reference of the request; a draft to a customer has none. */
  reference: string | null;
};

/** A message in the form. */
export type Draft = {
  /** The idempotency key, created with the draft: sending twice makes one message. */
  key: string;
  channel: MessageChannel;
  to: string;
  language: Language;
  subject: string;
  text: string;
  /** The template of the text; null once somebody has edited the text. */
  templateId: number | null;
  files: string[];
  /** The time of sending by the office's clock, as a `datetime-local` value; empty: now. */
  sendAt: string;
};

/**
 * Unfinished drafts by recipient, kept while somebody looks elsewhere. They are in memory only, since a letter to a
 * person is never stored in the browser (D2); so a reload asks first.
 */
const drafts = new Map<string, Draft>();

const draftKey = ({ path, id }: AnswerSubject) => `${path}/${id}`;

export const draftOf = (about: AnswerSubject) => drafts.get(draftKey(about));

export function keepDraft(about: AnswerSubject, draft: Draft | null): void {
  if (draft) drafts.set(draftKey(about), draft);
  else drafts.delete(draftKey(about));
}

export const isBegun = (draft: Draft | undefined) => Boolean(draft && (draft.text.trim() || draft.files.length > 0));
