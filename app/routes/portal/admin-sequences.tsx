import { SequenceList } from "../../features/work/sequences/sequence-list.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/admin-sequences";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/admin-sequences", ["sequences", "desk", "validation", "tags"]);
}

export default function AdminSequencesPage() {
  const { t } = useTranslation("sequences");
  return (
    <PortalPage title={t("title")} intro={t("intro")}>
      <SequenceList />
    </PortalPage>
  );
}
