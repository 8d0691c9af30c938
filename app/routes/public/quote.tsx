import { ArrowLeft } from "lucide-react";
import { useDraftAwake } from "../../features/work/quotes/use-draft-awake.ts";
import { isInsuranceType } from "../../../domain/work/lead-options.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { leadAction } from "../../features/work/leads/lead-action.server.ts";
import { TypeTabs } from "../../layout/type-tabs.tsx";
import { asleep } from "../../lib/asleep.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page, parameterOf, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { useInsuranceType } from "../../lib/use-insurance-type.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/quote";

const QuoteForm = asleep(async () => (await import("../../features/work/quotes/quote-form.tsx")).QuoteForm);
const QuoteTrust = asleep(async () => (await import("../../features/work/quotes/quote-trust.tsx")).QuoteTrust);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const zip = parameterOf(args, "zip") ?? "";
  const type = parameterOf(args, "type");
  const data = {
    zip: /^\d{5}$/.test(zip) ? zip : "",
    team: services.team(),
    carriers: services.carriers().length,
  };
  const seo = isInsuranceType(type) ? { title: services.translate(language, `quotes:seo.titles.${type}`) } : {};
  return page(args, ["quotes", "leads", "team", "validation"], data, { seo });
}

export const action = (args: Route.ActionArgs) => leadAction(args, "submitQuote");

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("quotes");
  const type = useInsuranceType();
  useDraftAwake();
  return (
    <div className="container-page py-8 sm:py-12">
      <LocalLink to="/" className={buttonClass({ variant: "ghost", className: "-ms-4" })}>
        <ArrowLeft aria-hidden="true" />
        {t("back")}
      </LocalLink>
      <h1 className="mt-4">{t(`title.${type}`)}</h1>
      <p className="mt-2 mb-8 max-w-prose text-lg text-ink-soft">{t(`subtitle.${type}`)}</p>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
        <div>
          <TypeTabs label={t("tabs")} current={type} hrefOf={(other) => `/quote?type=${other}`}>
            <div className="mt-6 rounded border border-line bg-surface p-5 sm:p-8">
              <QuoteForm type={type} zip={loaderData.zip} sent={actionData} team={loaderData.team} />
            </div>
          </TypeTabs>
        </div>
        <QuoteTrust type={type} team={loaderData.team} carriers={loaderData.carriers} />
      </div>
    </div>
  );
}
