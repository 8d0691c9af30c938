import { Plus } from "lucide-react";
import { Link } from "react-router";
import { StepList } from "../../features/onboarding/steps/step-list.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import { buttonClass } from "../../ui/button.tsx";
import type { Route } from "./+types/agent-onboarding-steps";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  return portalPage(args, "/agent-onboarding/steps", ["onboarding-steps", "onboarding"], () => ({}));
}

export default function OnboardingStepsPage() {
  const { t } = useTranslation("onboarding-steps");
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-10">
      <div>
        <Link to="/agent-onboarding" className="link inline-flex min-h-11 items-center">
          {t("back")}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-3xl">{t("title")}</h1>
          <Link to="/agent-onboarding/steps/new" className={buttonClass()}>
            <Plus aria-hidden="true" />
            {t("add")}
          </Link>
        </div>
        <p className="mt-2 text-ink-soft">{t("intro")}</p>
      </div>
      <StepList />
    </div>
  );
}
