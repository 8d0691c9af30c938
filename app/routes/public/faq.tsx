import { faq } from "../../../content/faq.ts";
import { serviceAnswers } from "../../../content/service-answers.ts";
import { inLanguage } from "../../../domain/language.ts";
import { AskUs } from "../../features/faq/ask-us.tsx";
import { FaqBrowser } from "../../features/faq/faq-browser.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { faqSchema } from "../../lib/structured-data.server.ts";
import type { Route } from "./+types/faq";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { language } = servicesOf(args);
  const groups = inLanguage(faq, language);
  const questions = groups.flatMap((group) => group.questions);
  return page(
    args,
    ["faq"],
    { groups, services: inLanguage(serviceAnswers, language) },
    { seo: { structured: [faqSchema(questions, language)] } },
  );
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <FaqBrowser groups={loaderData.groups} services={loaderData.services} />
      <AskUs />
    </>
  );
}
