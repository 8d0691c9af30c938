import { productFaq } from "../../../content/product-faq.ts";
import type { Language } from "../../../domain/language.ts";
import type { AnsweredQuestion } from "../../layout/faq-section.tsx";

/** The questions of a product in one language, and the same ones as search engines read them. */
export function productQuestions(product: keyof typeof productFaq, language: Language) {
  const questions: AnsweredQuestion[] = productFaq[product].map(({ question, answer }) => ({
    question: question[language],
    answer: answer[language],
  }));
  const structured = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return { questions, structured };
}
