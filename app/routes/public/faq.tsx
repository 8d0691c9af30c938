import { faq } from "../../../content/faq.ts";
import { serviceAnswers } from "../../../content/service-answers.ts";
import { inLanguage } from "../../../domain/platform/language.ts";
import { asleep } from "../../lib/asleep.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { faqSchema } from "../../lib/structured-data.server.ts";
import type { Route } from "./+types/faq";

const AskUs = asleep(async () => (await import("../../features/content/faq/ask-us.tsx")).AskUs);
const FaqBrowser = asleep(async () => (await import("../../features/content/faq/faq-browser.tsx")).FaqBrowser);

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
