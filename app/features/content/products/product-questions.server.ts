import type { QuestionSection } from "../../../../domain/content/page-options.ts";
import { servicesOf, type PageArgs } from "../../../lib/page.server.ts";
import { faqSchemas } from "../../../lib/structured-data.server.ts";

/** Returns the questions of a product's page, and their structured data (JSON-LD) for search engines. */
export function productQuestions(args: PageArgs, section: QuestionSection) {
  const { services, language } = servicesOf(args);
  const questions = services.questions(section, language);
  return { questions, structured: faqSchemas(questions, language) };
}
