import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StepReport } from "../../../domain/onboarding-forms.ts";
import type { ReportAnswer } from "../../../server/onboarding/report-progress.ts";
import { api, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { toast } from "../../ui/toast-store.ts";
import { ONBOARDING_KEY } from "./use-onboarding.ts";
import { progressPath } from "./use-step-clock.ts";

/** Reports on a step and says how it went. */
export function useStepReport(stepId: number) {
  const { t } = useTranslation("onboarding");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (report: StepReport) => api<ReportAnswer>(progressPath(stepId), { method: "PUT", body: report }),
    onSuccess: () => toast({ title: t("toast.progress") }),
    onError: (error) =>
      toast({
        title: t("toast.failed"),
        description: errorText(error, t("toast.failedText")),
        variant: "destructive",
      }),
    // Also after a refusal: the step has moved on in another tab.
    onSettled: () => client.invalidateQueries({ queryKey: ONBOARDING_KEY }),
  });
}
