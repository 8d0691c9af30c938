import { formText } from "./form-text.ts";

/** What a short quote form holds, as it is checked and sent. */
export type ShortQuoteValues = {
  form: "short";
  insuranceType: string;
  zipCode: string;
  name: string;
  email: string;
  phone: string;
  consent: boolean;
  website: string;
};

/** Reads a form that stands in the page. */
export function valuesOf(form: HTMLFormElement): ShortQuoteValues {
  const data = new FormData(form);
  const text = (name: string) => formText(data, name);
  return {
    form: "short",
    insuranceType: text("insuranceType"),
    zipCode: text("zipCode"),
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    consent: data.has("consent"),
    website: text("website"),
  };
}

/** The first fault of each field, as keys of the texts. The rules are fetched when a form is first sent. */
export async function findFaults(values: ShortQuoteValues): Promise<Record<string, string>> {
  const { shortQuote } = await import("../../../domain/quotes.ts");
  const { error } = shortQuote.safeParse(values);
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= message;
  return faults;
}
