import { Plus } from "lucide-react";
import { Link } from "react-router";
import { StepList } from "../../features/people/onboarding/steps/step-list.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/agent-onboarding-steps";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-onboarding/steps", ["onboarding-steps", "onboarding"]);
}

export default function OnboardingStepsPage() {
  const { t } = useTranslation("onboarding-steps");
  return (
    <PortalPage
      title={t("title")}
      intro={t("intro")}
      back={{ to: "/agent-onboarding", text: t("back") }}
      actions={
        <Link to="/agent-onboarding/steps/new" className={buttonClass()}>
          <Plus aria-hidden="true" />
          {t("add")}
        </Link>
      }
    >
      <StepList />
    </PortalPage>
  );
}
