import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OnboardingStepInput } from "../../../../domain/onboarding-forms.ts";
import type { EditableStep } from "../../../../server/onboarding/step-texts.ts";
import { api, errorText } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ONBOARDING_KEY } from "../use-onboarding.ts";

const KEY = ["onboarding-steps"];
const PATH = "/api/agent-onboarding/steps";

/** All steps with all their texts: for admins. */
export function useSteps() {
  return useQuery({ queryKey: KEY, queryFn: () => api<EditableStep[]>(PATH), refetchOnMount: "always" });
}

function useOutcome() {
  const { t } = useTranslation("onboarding-steps");
  const client = useQueryClient();
  return {
    onSuccess: () => toast({ title: t("saved") }),
    onError: (error: Error) =>
      toast({ title: t("failed"), description: errorText(error, t("failedText")), variant: "destructive" }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: KEY });
      await client.invalidateQueries({ queryKey: ONBOARDING_KEY });
    },
  };
}

/** Stores a step: a new one when it has no id yet. */
export function useSaveStep(id: number | null) {
  return useMutation({
    mutationFn: (step: OnboardingStepInput) =>
      api<EditableStep>(id === null ? PATH : `${PATH}/${id}`, { method: id === null ? "POST" : "PUT", body: step }),
    ...useOutcome(),
  });
}

/** Stores the order of all steps. */
export function useOrderSteps() {
  return useMutation({
    mutationFn: (ids: number[]) => api<EditableStep[]>(`${PATH}/order`, { method: "PUT", body: { ids } }),
    ...useOutcome(),
  });
}
