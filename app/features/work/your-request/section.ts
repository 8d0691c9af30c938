import type { PrivatePage } from "../../../../server/work/private-page/present.ts";
import type { LeadValues } from "../leads/lead-values.ts";

/** The outcome of the form that was last sent from the page: carried out, or refused with what to show at which field. */
export type SentForm = {
  intent: string;
  isDone: boolean;
  error: string;
  fields: Record<string, string>;
  /** The values of a refused form, to show them again. */
  values: LeadValues;
  /** The return value of the action. */
  result: Record<string, unknown>;
};

export type SectionProps = { page: PrivatePage; sent: SentForm | undefined };
