import { ArrowLeft } from "lucide-react";
import { leadAction } from "../../features/work/leads/lead-action.server.ts";
import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { LocalLink } from "../../lib/local-link.tsx";
import { page } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { useInsuranceType } from "../../lib/use-insurance-type.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { Route } from "./+types/quote-box";

const QuoteStart = asleep(async () => (await import("../../features/work/short-quote/quote-start.tsx")).QuoteStart);
const ShortQuoteForm = asleep(
  async () => (await import("../../features/work/short-quote/short-quote-form.tsx")).ShortQuoteForm,
);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return page(args, ["quote-box", "short-quote", "leads", "validation"], {}, { seo: { isHidden: true } });
}

export const action = (args: Route.ActionArgs) => leadAction(args, "submitQuote");

export default function QuoteBoxPage({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation("quote-box");
  const type = useInsuranceType();
  return (
    <div className="container-page max-w-3xl py-8 sm:py-12">
      <LocalLink to="/" className={buttonClass({ variant: "ghost", className: "-ms-4" })}>
        <ArrowLeft aria-hidden="true" />
        {t("back")}
      </LocalLink>
      <h1 className="mt-4">{t("title")}</h1>
      <p className="mt-2 mb-8 max-w-prose text-lg text-ink-soft">{t("lead")}</p>
      <Card as="section" padding="lg" aria-labelledby="start">
        <h2 id="start" className="mb-4 text-2xl">
          {t("start.title")}
        </h2>
        <QuoteStart key={type} type={type} button={t("start.button")} hasTypeChoice />
      </Card>
      <Card as="section" id="zip-only" tone="sunken" padding="lg" aria-labelledby="short" className="mt-6 scroll-mt-24">
        <h2 id="short" className="text-2xl">
          {t("short.title")}
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">{t(`short.text.${type}`)}</p>
        <ShortQuoteForm type={type} variant="simple" sent={actionData} />
      </Card>
    </div>
  );
}
