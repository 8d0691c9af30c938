import type { LegalPage } from "../../../content/types.ts";
import { inLanguage, type Language } from "../../../domain/language.ts";

/** A page of running text in one language; a section's anchor is the same in both. */
export function legalText(page: LegalPage, language: Language) {
  return {
    ...inLanguage(page, language),
    // Noon, so that it is the same day by the office's clock.
    updated: `${page.updated}T12:00:00Z`,
    sections: page.sections.map((section) => ({
      id: section.heading.en.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
      ...inLanguage(section, language),
    })),
  };
}
export type LegalText = ReturnType<typeof legalText>;
