import type { Language } from "../../../domain/platform/language.ts";
import type { LeadPath } from "../../../domain/work/request-kinds.ts";
import type { MessageChannel } from "../../../domain/work/channels.ts";

/** Whom somebody writes to: where that is done, and by which name. */
export type About = {
  path: LeadPath | "/api/customers";
  id: number;
  /** The reference of the request; a draft to a customer has none. */
  reference: string | null;
};

/** A message as it stands in the form. */
export type Draft = {
  /** Made with the draft: sending twice makes one message. */
  key: string;
  channel: MessageChannel;
  to: string;
  language: Language;
  subject: string;
  text: string;
  /** The template that the text was taken from, as long as nobody has touched it. */
  templateId: number | null;
  files: string[];
  /** By the office's clock, as the browser's own field has it; empty: now. */
  sendAt: string;
};

/**
 * What was begun, to whom: whoever looks elsewhere finds it again. It is in the page's memory alone, since a letter to a
 * person is never left in the browser (D2); so a reload asks first.
 */
const drafts = new Map<string, Draft>();

const nameOf = ({ path, id }: About) => `${path}/${id}`;

export const draftOf = (about: About) => drafts.get(nameOf(about));

export function keepDraft(about: About, draft: Draft | null): void {
  if (draft) drafts.set(nameOf(about), draft);
  else drafts.delete(nameOf(about));
}

export const isBegun = (draft: Draft | undefined) => Boolean(draft && (draft.text.trim() || draft.files.length > 0));
