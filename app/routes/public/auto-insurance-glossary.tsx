import { ExternalLink } from "lucide-react";
import { useTranslation } from "../../lib/i18n.tsx";
import { autoGlossarySource } from "../../../content/auto-glossary.ts";
import { inLanguage } from "../../../domain/platform/language.ts";
import { groupByLetter } from "../../features/content/glossary/letter-groups.ts";
import { ClosingBanner } from "../../layout/closing-banner.tsx";
import { asleep } from "../../lib/asleep.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/auto-insurance-glossary";

const GlossaryBrowser = asleep(
  async () => (await import("../../features/content/glossary/glossary-browser.tsx")).GlossaryBrowser,
);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  const source = inLanguage(autoGlossarySource, language);
  const seo = {
    title: services.translate(language, "glossary:auto.seo.title"),
    description: services.translate(language, "glossary:auto.seo.description"),
  };
  return page(
    args,
    ["glossary"],
    { groups: groupByLetter(services.terms("glossary-auto"), language), source },
    { seo },
  );
}

export default function AutoInsuranceGlossaryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("glossary");
  const { groups, source } = loaderData;
  return (
    <>
      <GlossaryBrowser
        groups={groups}
        title={t("auto.title")}
        lead={t("auto.lead")}
        other={{ label: t("toGeneral"), to: "/insurance-glossary" }}
      >
        <p className="mt-4 border-t border-line pt-6 text-ink-soft">
          {t("auto.source")}{" "}
          <a href={source.url} target="_blank" rel="noopener noreferrer" className="link">
            {source.name}
            <ExternalLink aria-hidden="true" className="ms-1 inline size-4" />
            <span className="sr-only"> {t("auto.newTab")}</span>
          </a>
        </p>
      </GlossaryBrowser>
      <ClosingBanner
        title={t("banner.title")}
        description={t("banner.text")}
        action={{ label: t("banner.contact"), to: "/contact" }}
      />
    </>
  );
}
