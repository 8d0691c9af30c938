import { ArrowLeft } from "lucide-react";
import { data, useActionData } from "react-router";
import { useTranslation } from "../../lib/i18n.tsx";
import { QuoteForm, type QuoteValues, type SentForm } from "../../features/quotes/quote-form.tsx";
import { TypeTabs } from "../../layout/type-tabs.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { useInsuranceType } from "../../lib/use-insurance-type.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/quote";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const zip = new URL(args.request.url).searchParams.get("zip") ?? "";
  return page(args, ["quotes", "validation"], { zip: /^\d{5}$/.test(zip) ? zip : "" });
}

/** The form sent without script: the same use case as the API's, the answer in the page. */
export async function action(args: Route.ActionArgs) {
  const { services, language } = servicesOf(args);
  const form = await args.request.formData().catch(() => new FormData());
  const values: QuoteValues = {};
  for (const name of form.keys()) {
    const all = form.getAll(name).map(String);
    values[name] = name === "coverageTypes" ? all : (all[0] ?? "");
  }
  const outcome = await services.submitQuote({ ...values, page: new URL(args.request.url).pathname }, language);
  if ("reference" in outcome) return data<SentForm>({ values: {}, reference: outcome.reference });
  return data<SentForm>({ values, error: outcome.error, fields: outcome.fields }, { status: outcome.status });
}

export default function QuotePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("quotes");
  const type = useInsuranceType();
  const sent = useActionData<typeof action>();
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
          <QuoteForm type={type} zip={loaderData.zip} sent={sent} />
        </div>
      </TypeTabs>
    </div>
  );
}
