import { HealthList } from "../../features/operations/health/health-list.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/admin-health";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/admin-health", ["health"]);
}

export default function AdminHealthPage() {
  const { t } = useTranslation("health");
  return (
    <PortalPage title={t("title")} intro={t("intro")}>
      <HealthList />
    </PortalPage>
  );
}
