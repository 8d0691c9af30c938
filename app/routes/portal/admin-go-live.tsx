import { Link } from "react-router";
import { GoLiveView } from "../../features/operations/go-live/go-live-view.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/admin-go-live";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/admin-go-live", ["go-live", "messages", "validation"]);
}

export default function AdminGoLivePage() {
  const { t } = useTranslation("go-live");
  return (
    <PortalPage
      title={t("title")}
      intro={t("intro")}
      actions={
        <Link to="/admin-set-up" className={buttonClass({ variant: "secondary", size: "sm" })}>
          {t("takeUpSetUp")}
        </Link>
      }
    >
      <GoLiveView />
    </PortalPage>
  );
}
