import { AuditFilterForm } from "../../features/operations/audit/audit-filter-form.tsx";
import { AuditList } from "../../features/operations/audit/audit-list.tsx";
import { ChainStatus } from "../../features/operations/audit/chain-status.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/admin-audit";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/admin-audit", ["audit"]);
}

export default function AdminAuditPage() {
  const { t } = useTranslation("audit");
  return (
    <PortalPage title={t("title")} intro={t("intro")}>
      <ChainStatus />
      <AuditFilterForm />
      <AuditList />
    </PortalPage>
  );
}
