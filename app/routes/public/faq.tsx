import { faq } from "../../../content/faq.ts";
import { AskUs } from "../../features/faq/ask-us.tsx";
import { FaqBrowser } from "../../features/faq/faq-browser.tsx";
import type { FaqGroup } from "../../features/faq/faq-filter.ts";
import { faqSchema } from "../../features/faq/faq-schema.ts";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/faq";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { language } = servicesOf(args);
  const groups: FaqGroup[] = faq.map(({ id, title, questions }) => ({
    id,
    title: title[language],
    questions: questions.map(({ question, answer }) => ({ question: question[language], answer: answer[language] })),
  }));
  return page(args, ["faq"], { groups }, { seo: { structured: [faqSchema(groups, language)] } });
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <FaqBrowser groups={loaderData.groups} />
      <AskUs />
    </>
  );
}
