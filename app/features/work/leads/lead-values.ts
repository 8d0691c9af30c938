import type { LeadReceipt } from "../../../../domain/api/work/leads.ts";

/** The fields of a form as the browser sends them: a box that is not ticked is not there, several of one name are a list. */
export type LeadValues = Record<string, string | string[] | undefined>;

export type DatedReceipt = LeadReceipt & {
  /** When it was given, as an ISO date. */
  at: string;
  /** The name on the request: what its sender is called, and need not type again. */
  name?: string | undefined;
  /** Whether it was about a claim, which nobody but us has been told of. */
  isClaim?: boolean;
};

/** What the server made of a form that was sent without script. */
export type SentLead = {
  values: LeadValues;
  error?: string;
  fields?: Record<string, string>;
  receipt?: DatedReceipt;
  /** What it made of the card that asked for a way to answer, when that was refused. */
  completion?: Pick<SentLead, "values" | "error" | "fields">;
};

/** The name to greet a visitor by: the contact form asks for first and last name apart. */
export function nameIn({ name, firstName }: LeadValues): string | undefined {
  const given = name ?? firstName;
  return typeof given === "string" && given ? given : undefined;
}

export function valuesOf(data: FormData): LeadValues {
  const values: LeadValues = {};
  for (const name of data.keys()) {
    const all = data.getAll(name).filter((value) => typeof value === "string");
    values[name] = all.length > 1 ? all : all[0];
  }
  return values;
}
