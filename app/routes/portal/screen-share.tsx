import { PortalPage } from "../../layout/portal-page.tsx";
import { ShareOpener } from "../../layout/share/share-opener.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/screen-share";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/screen-share", ["share-desk"]);
}

/** The page on which a screen share begins, as in the Support Tools. */
export default function ScreenShare() {
  const { t } = useTranslation("share-desk");
  return (
    <PortalPage title={t("start.title")} intro={t("start.text")}>
      <div>
        <ShareOpener variant="primary">{t("start.open")}</ShareOpener>
      </div>
    </PortalPage>
  );
}
