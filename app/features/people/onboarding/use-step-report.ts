import type { StepReport } from "../../../../domain/people/onboarding-forms.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { ONBOARDING_KEY } from "./use-onboarding.ts";
import { PROGRESS } from "./use-step-clock.ts";

/** Saves the progress of a step and shows a toast with the result. */
export function useStepReport(stepId: number) {
  const { t } = useTranslation("onboarding");
  return useChange({
    request: (body: StepReport) => ({ to: PROGRESS, params: { stepId }, body }),
    success: t("toast.progress"),
    failure: t("toast.failed"),
    reason: t("toast.failedText"),
    renews: [ONBOARDING_KEY],
  });
}
