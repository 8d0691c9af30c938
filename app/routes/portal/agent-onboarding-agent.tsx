import { Link } from "react-router";
import { AgentView } from "../../features/onboarding/team/agent-view.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/agent-onboarding-agent";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-onboarding", ["onboarding-team", "onboarding"], () => ({}));
}

/** Whether the caller guides this agent is for the API to say: the page itself holds nothing. */
export default function OnboardingAgentPage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation("onboarding-team");
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-10">
      <Link to="/agent-onboarding/team" className="link inline-flex min-h-11 items-center justify-self-start">
        {t("backToTeam")}
      </Link>
      <AgentView id={params.id} isAdmin={loaderData.user.role === "admin"} />
    </div>
  );
}
