import { AgentList } from "../../features/people/onboarding/team/agent-list.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/agent-onboarding-team";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-onboarding", ["onboarding-team", "onboarding"]);
}

export default function OnboardingTeamPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("onboarding-team");
  return (
    <PortalPage
      title={t("title")}
      intro={loaderData.user.role === "admin" ? t("introAdmin") : t("introMentor")}
      back={{ to: "/agent-onboarding", text: t("back") }}
    >
      <AgentList />
    </PortalPage>
  );
}
