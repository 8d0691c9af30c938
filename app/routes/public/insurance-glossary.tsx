import { useTranslation } from "../../lib/i18n.tsx";
import { groupByLetter } from "../../features/content/glossary/letter-groups.ts";
import { useAgency } from "../../lib/agency.ts";
import { asleep } from "../../lib/asleep.tsx";
import { page, servicesOf } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/insurance-glossary";

const GlossaryBrowser = asleep(
  async () => (await import("../../features/content/glossary/glossary-browser.tsx")).GlossaryBrowser,
);
const ClosingBanner = asleep(async () => (await import("../../layout/closing-banner.tsx")).ClosingBanner);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const { services, language } = servicesOf(args);
  return page(args, ["glossary"], { groups: groupByLetter(services.terms("glossary-general"), language) });
}

export default function InsuranceGlossaryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("glossary");
  const { lines } = useAgency();
  return (
    <>
      <GlossaryBrowser
        groups={loaderData.groups}
        title={t("title")}
        lead={t("lead")}
        other={lines.includes("auto") ? { label: t("toAuto"), to: "/auto-insurance-glossary" } : undefined}
      />
      <ClosingBanner
        title={t("banner.title")}
        description={t("banner.text")}
        action={{ label: t("banner.contact"), to: "/contact" }}
      />
    </>
  );
}
