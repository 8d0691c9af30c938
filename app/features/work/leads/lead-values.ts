import type { LeadReceipt } from "../../../../domain/api/work/leads.ts";
import { CLAIM } from "../../../../domain/work/lead-options.ts";
import { isClaimSubject } from "../../../../domain/work/service-options.ts";

/**
 * The fields of a form as the browser sends them: an unchecked box is missing, several values of one name are a list.
 */
export type LeadValues = Record<string, string | string[] | undefined>;

export type DatedReceipt = LeadReceipt & {
  /** The time of the receipt, as an ISO date. */
  at: string;
  /** The name on the request; the sender is greeted by it and need not type it again. */
  name?: string | undefined;
  /** True for a claim. Only we know of it, the insurer does not yet. */
  isClaim?: boolean;
};

/** The server's answer to a form that was sent without JavaScript. */
export type SentLead = {
  values: LeadValues;
  error?: string;
  fields?: Record<string, string>;
  receipt?: DatedReceipt;
  /** The answer to the completion card (which asks for contact details), when it was rejected. */
  completion?: Pick<SentLead, "values" | "error" | "fields">;
};

/** Returns the name to greet a visitor by; the contact form has separate first and last names. */
export function nameIn({ name, firstName }: LeadValues): string | undefined {
  const given = name ?? firstName;
  return typeof given === "string" && given ? given : undefined;
}

/** Returns true for a request about damage, of the contact form or a service form. */
export function isAboutClaim({ inquiryType, subject }: LeadValues): boolean {
  return inquiryType === CLAIM || isClaimSubject(subject);
}

export function valuesOf(data: FormData): LeadValues {
  const values: LeadValues = {};
  for (const name of data.keys()) {
    const all = data.getAll(name).filter((value) => typeof value === "string");
    values[name] = all.length > 1 ? all : all[0];
  }
  return values;
}
