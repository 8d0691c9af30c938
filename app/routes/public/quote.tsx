import { ArrowLeft } from "lucide-react";
import { useTranslation } from "../../lib/i18n.tsx";
import { leadAction } from "../../features/leads/lead-action.server.ts";
import { QuoteForm } from "../../features/quotes/quote-form.tsx";
import { TypeTabs } from "../../layout/type-tabs.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { useInsuranceType } from "../../lib/use-insurance-type.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/quote";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const zip = args.url.searchParams.get("zip") ?? "";
  return page(args, ["quotes", "leads", "validation"], { zip: /^\d{5}$/.test(zip) ? zip : "" });
}

export const action = (args: Route.ActionArgs) => leadAction(args, "submitQuote");

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("quotes");
  const type = useInsuranceType();
  return (
    <div className="container-page max-w-3xl py-8 sm:py-12">
      <LocalLink to="/" className={buttonClass({ variant: "ghost", className: "-ms-4" })}>
        <ArrowLeft aria-hidden="true" />
        {t("back")}
      </LocalLink>
      <h1 className="mt-4">{t(`title.${type}`)}</h1>
      <p className="mt-2 mb-8 max-w-prose text-lg text-ink-soft">{t(`subtitle.${type}`)}</p>
      <TypeTabs label={t("tabs")} current={type} hrefOf={(other) => `/quote?type=${other}`}>
        <div className="mt-6 rounded border border-line bg-surface p-5 sm:p-8">
          <QuoteForm type={type} zip={loaderData.zip} sent={actionData} />
        </div>
      </TypeTabs>
    </div>
  );
}
