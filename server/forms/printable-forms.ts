import { printableForms } from "../../content/forms/index.ts";
import { inLanguage, type Language } from "../../domain/language.ts";

/** The printable forms as a list shows them. */
export function listPrintableForms(language: Language) {
  return printableForms.map(({ slug, line, title, purpose }) => inLanguage({ slug, line, title, purpose }, language));
}
export type PrintableForm = ReturnType<typeof listPrintableForms>[number];
