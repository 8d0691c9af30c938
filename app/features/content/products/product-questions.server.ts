import { productFaq } from "../../../../content/product-faq.ts";
import { inLanguage, type Language } from "../../../../domain/platform/language.ts";
import { faqSchema } from "../../../lib/structured-data.server.ts";

/** Returns the questions of a product in one language, and their structured data (JSON-LD) for search engines. */
export function productQuestions(product: keyof typeof productFaq, language: Language) {
  const questions = inLanguage(productFaq[product], language);
  return { questions, structured: faqSchema(questions, language) };
}
