import type { PrivatePage } from "../../../../server/work/private-page/present.ts";
import type { LeadValues } from "../leads/lead-values.ts";

/** The outcome of the form that was last sent from the page: carried out, or refused with what to show at which field. */
export type SentForm = {
  intent: string;
  isDone: boolean;
  error: string;
  fields: Record<string, string>;
  /** The values of a refused form, to show them again; of one that was carried out, the draft of a message. */
  values: LeadValues;
  /** The return value of the action. */
  result: Record<string, unknown>;
  /** Why the form got no answer of its own. The error is the browser's to say. */
  unanswered?: Unanswered;
};

/** The connection was lost, so that nobody knows whether the form arrived; its link has ended; or it is too long. */
export type Unanswered = "lost" | "ended" | "tooLong";

/** The hidden field by which a message that waits for a code passes from form to form. */
export const DRAFT = "draft";

/** Builds the outcome of a form that was carried out. */
export function doneForm(intent: string, result: Record<string, unknown>, values: LeadValues): SentForm {
  return { intent, isDone: true, error: "", fields: {}, values: { [DRAFT]: values[DRAFT] }, result };
}

/** Builds the outcome of a form that was refused, or lost on the way. */
export function refusedForm(values: LeadValues, refusal: Partial<Pick<SentForm, "error" | "fields" | "unanswered">>) {
  const intent = typeof values["intent"] === "string" ? values["intent"] : "";
  return { intent, isDone: false, error: "", fields: {}, values, result: {}, ...refusal } satisfies SentForm;
}

/** Returns the text of a field that has one value. */
export const typedIn = (values: LeadValues, name: string): string => {
  const value = values[name];
  return typeof value === "string" ? value : "";
};

export type SectionProps = { page: PrivatePage; sent: SentForm | undefined };
