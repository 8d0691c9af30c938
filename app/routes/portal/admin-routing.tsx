import { AllAbsences } from "../../features/work/routing/absences.tsx";
import { RuleList } from "../../features/work/routing/rule-list.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/admin-routing";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/admin-routing", ["routing", "desk", "quotes", "service", "validation", "tags"]);
}

export default function AdminRoutingPage() {
  const { t } = useTranslation("routing");
  return (
    <PortalPage title={t("title")} intro={t("intro")}>
      <RuleList />
      <AllAbsences />
    </PortalPage>
  );
}
