import { isInsuranceType } from "../../../domain/work/lead-options.ts";
import { asleep } from "../../lib/asleep.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { faqSchemas } from "../../lib/structured-data.server.ts";
import type { Route } from "./+types/faq";

const AskUs = asleep(async () => (await import("../../features/content/faq/ask-us.tsx")).AskUs);
const FaqBrowser = asleep(async () => (await import("../../features/content/faq/faq-browser.tsx")).FaqBrowser);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const { lines } = services.agency();
  const groups = services.faq(language).filter(({ id }) => !isInsuranceType(id) || lines.includes(id));
  const questions = groups.flatMap((group) => group.questions);
  return page(
    args,
    ["faq"],
    { groups, services: services.serviceAnswers(language) },
    { seo: { structured: faqSchemas(questions, language) } },
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
