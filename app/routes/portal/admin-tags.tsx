import { TagList } from "../../features/work/tags/tag-list.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/admin-tags";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/admin-tags", ["tags", "validation"]);
}

export default function AdminTagsPage() {
  const { t } = useTranslation("tags");
  return (
    <PortalPage title={t("title")} intro={t("intro")}>
      <TagList />
    </PortalPage>
  );
}
