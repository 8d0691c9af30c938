import { printableForms } from "../../content/forms/index.ts";
import type { Language } from "../../domain/language.ts";

/** The printable forms as a list shows them. */
export function listPrintableForms(language: Language) {
  return printableForms.map(({ slug, line, title, purpose }) => ({
    slug,
    line,
    title: title[language],
    purpose: purpose[language],
  }));
}
export type PrintableForm = ReturnType<typeof listPrintableForms>[number];
