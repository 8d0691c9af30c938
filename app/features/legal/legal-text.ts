import type { LegalPage } from "../../../content/types.ts";
import type { Language } from "../../../domain/language.ts";

/** A page of running text in one language; a section's anchor is the same in both. */
export type LegalText = {
  title: string;
  updated: string;
  intro: string;
  sections: { id: string; heading: string; paragraphs: string[] }[];
};

export function legalText(page: LegalPage, language: Language): LegalText {
  return {
    title: page.title[language],
    // Noon, so that it is the same day by the office's clock.
    updated: `${page.updated}T12:00:00Z`,
    intro: page.intro[language],
    sections: page.sections.map(({ heading, paragraphs }) => ({
      id: heading.en.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
      heading: heading[language],
      paragraphs: paragraphs[language],
    })),
  };
}
