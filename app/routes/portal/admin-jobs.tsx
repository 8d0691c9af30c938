import { useTranslation } from "../../lib/i18n.tsx";
import { FailedJobList } from "../../features/jobs/failed-job-list.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/admin-jobs";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/admin-jobs", ["jobs"], () => ({}));
}

export default function AdminJobsPage() {
  const { t } = useTranslation("jobs");
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-10">
      <div>
        <h1 className="text-3xl">{t("title")}</h1>
        <p className="mt-2 text-ink-soft">{t("intro")}</p>
      </div>
      <FailedJobList />
    </div>
  );
}
