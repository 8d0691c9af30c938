import { PageHero } from "../../layout/page-hero.tsx";
import { asleep } from "../../lib/asleep.tsx";
import { useTranslation } from "../../lib/i18n.tsx";
import { page } from "../../lib/page.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/service";

const ServiceCards = asleep(async () => (await import("../../features/work/service/service-cards.tsx")).ServiceCards);

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return page(args, ["service-pages"], {});
}

export default function ServicePage() {
  const { t } = useTranslation("service-pages");
  return (
    <>
      <PageHero title={t("hero.title")} lead={t("hero.lead")} art="living-room-on-a-phone" isArtForWide />
      <div className="container-page section-page">
        <ServiceCards />
      </div>
    </>
  );
}
