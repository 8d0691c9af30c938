import { CircleCheck } from "lucide-react";
import { yearsInBusiness } from "../../../domain/platform/years.ts";
import { TypeTabs } from "../../layout/type-tabs.tsx";
import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { useInsuranceType } from "../../lib/use-insurance-type.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import type { Route } from "./+types/simple-quote";

const QuoteStart = asleep(async () => (await import("../../features/work/short-quote/quote-start.tsx")).QuoteStart);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services } = servicesOf(args);
  const years = yearsInBusiness(services.now(), services.agency().foundedYear);
  return page(args, ["simple-quote", "short-quote", "leads", "validation"], { years }, { seo: { isHidden: true } });
}

export default function SimpleQuotePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("simple-quote");
  const type = useInsuranceType();
  const options = t(`options.${type}`, { returnObjects: true });
  return (
    <div className="container-page max-w-4xl py-8 sm:py-12">
      <h1>{t("title")}</h1>
      <p className="mt-2 mb-8 max-w-prose text-lg text-ink-soft">{t("lead")}</p>
      <TypeTabs label={t("tabs")} current={type} hrefOf={(other) => `/simple-quote?type=${other}`}>
        <Card padding="lg" className="mt-6">
          <h2 className="mb-4 text-2xl">{t(`box.${type}`)}</h2>
          <QuoteStart type={type} button={t("button")} />
        </Card>
        <h2 className="mt-12 mb-4 text-2xl">{t(`optionsTitle.${type}`)}</h2>
        <ul className="grid gap-4 md:grid-cols-3">
          {options.map(({ title, text }) => (
            <Card key={title} as="li" className="grid content-start gap-2">
              <CardTitle>{title}</CardTitle>
              <p className="text-ink-soft">{text}</p>
            </Card>
          ))}
        </ul>
      </TypeTabs>
      <WhyChooseUs years={loaderData.years} />
    </div>
  );
}

function WhyChooseUs({ years }: { years: number }) {
  const { t } = useTranslation("simple-quote");
  const reasons = t("why.points", { returnObjects: true, years });
  return (
    <section aria-labelledby="why" className="mt-12 rounded bg-indigo-soft p-6 sm:p-8">
      <h2 id="why" className="mb-4 text-2xl">
        {t("why.title")}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sage" />
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
