import { TakeAway } from "../../features/work/morning/choices.tsx";
import { Morning } from "../../features/work/morning/morning.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/morning";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/morning", ["morning", "desk", "quotes", "service", "messages"]);
}

export default function MorningPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("morning");
  const { user } = loaderData;
  return (
    <PortalPage
      title={t("title", { name: user.firstName || user.username })}
      back={{ to: "/agent-dashboard", text: t("back") }}
      actions={<TakeAway />}
      className="morning"
    >
      <Morning />
    </PortalPage>
  );
}
