import { OpenedStep } from "../../features/people/onboarding/steps/opened-step.tsx";
import { PortalPage } from "../../layout/portal-page.tsx";
import { portalPage } from "../../lib/guard.server.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/agent-onboarding-step";

export const meta = pageMeta;

export function loader(args: Route.LoaderArgs) {
  const namespaces = ["onboarding-steps", "onboarding", "validation"] as const;
  return portalPage(args, "/agent-onboarding/steps", namespaces);
}

export default function OnboardingStepPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation("onboarding-steps");
  return (
    <PortalPage
      title={params.id === "new" ? t("add") : t("edit")}
      back={{ to: "/agent-onboarding/steps", text: t("backToSteps") }}
    >
      <OpenedStep id={params.id} />
    </PortalPage>
  );
}
