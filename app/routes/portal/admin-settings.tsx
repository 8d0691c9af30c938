import { useSearchParams } from "react-router";
import { SECTIONS } from "../../../domain/operations/settings/section-names.ts";
import { SettingsView } from "../../features/operations/settings/settings-view.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/admin-settings";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/admin-settings", ["settings", "kinds", "validation", "reviews"]);
}

export default function AdminSettingsPage() {
  const { t } = useTranslation("settings");
  const [parameters] = useSearchParams();
  const section = SECTIONS.find((name) => name === parameters.get("section")) ?? "identity";
  return (
    <PortalPage title={t("title")} intro={t("intro")}>
      <SettingsView section={section} />
    </PortalPage>
  );
}
