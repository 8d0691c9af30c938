import type { Language } from "../../../domain/language.ts";
import type { FaqGroup } from "./faq-filter.ts";

/** What search engines are told about the questions. */
export function faqSchema(groups: readonly FaqGroup[], language: Language): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: groups.flatMap((group) =>
      group.questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    ),
  };
}
