import { FactList } from "../../features/operations/facts/fact-list.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/admin-facts";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/admin-facts", ["facts"]);
}

export default function AdminFactsPage() {
  const { t } = useTranslation("facts");
  return (
    <PortalPage title={t("title")} intro={t("intro")}>
      <FactList />
    </PortalPage>
  );
}
