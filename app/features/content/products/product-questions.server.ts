import { productFaq } from "../../../../content/product-faq.ts";
import { inLanguage, type Language } from "../../../../domain/platform/language.ts";
import { faqSchema } from "../../../lib/structured-data.server.ts";

/** The questions of a product in one language, and the same ones as search engines read them. */
export function productQuestions(product: keyof typeof productFaq, language: Language) {
  const questions = inLanguage(productFaq[product], language);
  return { questions, structured: faqSchema(questions, language) };
}
