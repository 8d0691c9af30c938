import { Link } from "react-router";
import { AgentList } from "../../features/onboarding/team/agent-list.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/agent-onboarding-team";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-onboarding", ["onboarding-team", "onboarding"], () => ({}));
}

export default function OnboardingTeamPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("onboarding-team");
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-10">
      <div>
        <Link to="/agent-onboarding" className="link inline-flex min-h-11 items-center">
          {t("back")}
        </Link>
        <h1 className="text-3xl">{t("title")}</h1>
        <p className="mt-2 text-ink-soft">{loaderData.user.role === "admin" ? t("introAdmin") : t("introMentor")}</p>
      </div>
      <AgentList />
    </div>
  );
}
