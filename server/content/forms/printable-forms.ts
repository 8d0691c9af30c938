import { printableForms } from "../../../content/forms/index.ts";
import type { PrintableForm } from "../../../domain/api/content/forms.ts";
import { inLanguage, type Language } from "../../../domain/platform/language.ts";

/** Lists the printable forms without their fields. */
export function listPrintableForms(language: Language): PrintableForm[] {
  return printableForms.map(({ slug, line, title, purpose }) => inLanguage({ slug, line, title, purpose }, language));
}
