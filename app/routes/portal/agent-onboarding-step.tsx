import { Link } from "react-router";
import { OpenedStep } from "../../features/onboarding/steps/opened-step.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/agent-onboarding-step";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const namespaces = ["onboarding-steps", "onboarding", "validation"] as const;
  return portalPage(args, "/agent-onboarding/steps", namespaces, () => ({}));
}

export default function OnboardingStepPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation("onboarding-steps");
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-10">
      <div>
        <Link to="/agent-onboarding/steps" className="link inline-flex min-h-11 items-center">
          {t("backToSteps")}
        </Link>
        <h1 className="text-3xl">{params.id === "new" ? t("add") : t("edit")}</h1>
      </div>
      <OpenedStep id={params.id} />
    </div>
  );
}
