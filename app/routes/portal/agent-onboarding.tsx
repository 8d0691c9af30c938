import { Link } from "react-router";
import { JourneyTabs } from "../../features/people/onboarding/journey-tabs.tsx";
import { LoadedOnboarding } from "../../features/people/onboarding/loaded-onboarding.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { keepOverSearch } from "../../lib/revalidation.ts";
import { pageMeta } from "../../lib/seo.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/agent-onboarding";

export const meta = pageMeta;
export const shouldRevalidate = keepOverSearch;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-onboarding", ["onboarding", "validation"]);
}

export default function AgentOnboardingPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("onboarding");
  const isAdmin = loaderData.user.role === "admin";
  return (
    <PortalPage title={t("title")} intro={t("intro")}>
      <LoadedOnboarding>
        {(journey) => (
          <>
            {(isAdmin || journey.isMentor) && (
              <nav aria-label={t("guide.label")} className="flex flex-wrap gap-3">
                <Link to="/agent-onboarding/team" className={buttonClass({ variant: "secondary", size: "sm" })}>
                  {t("guide.team")}
                </Link>
                {isAdmin && (
                  <Link to="/agent-onboarding/steps" className={buttonClass({ variant: "secondary", size: "sm" })}>
                    {t("guide.steps")}
                  </Link>
                )}
              </nav>
            )}
            <JourneyTabs journey={journey} />
          </>
        )}
      </LoadedOnboarding>
    </PortalPage>
  );
}
