import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { pageMeta } from "../../lib/seo.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/agent-tools";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-tools", ["tools"], () => ({}));
}

export default function AgentToolsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("tools");
  const { user } = loaderData;
  return (
    <div className="container-page grid justify-items-start gap-4 py-10">
      <h1>{t("welcome", { name: user.firstName || user.username })}</h1>
      <Link to="/agent-dashboard" className={buttonClass()}>
        {t("dashboard")}
      </Link>
    </div>
  );
}
