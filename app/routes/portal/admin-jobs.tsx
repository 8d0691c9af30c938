import { FailedJobList } from "../../features/operations/jobs/failed-job-list.tsx";
import { MailHealthNotice } from "../../features/operations/jobs/mail-health-notice.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/admin-jobs";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/admin-jobs", ["jobs", "failures"]);
}

export default function AdminJobsPage() {
  const { t } = useTranslation("jobs");
  return (
    <PortalPage title={t("title")} intro={t("intro")}>
      <MailHealthNotice />
      <FailedJobList />
    </PortalPage>
  );
}
