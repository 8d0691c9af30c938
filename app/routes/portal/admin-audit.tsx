import { AuditFilterForm } from "../../features/audit/audit-filter-form.tsx";
import { AuditList } from "../../features/audit/audit-list.tsx";
import { ChainStatus } from "../../features/audit/chain-status.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/admin-audit";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/admin-audit", ["audit"], () => ({}));
}

export default function AdminAuditPage() {
  const { t } = useTranslation("audit");
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-10">
      <div>
        <h1 className="text-3xl">{t("title")}</h1>
        <p className="mt-2 text-ink-soft">{t("intro")}</p>
      </div>
      <ChainStatus />
      <AuditFilterForm />
      <AuditList />
    </div>
  );
}
