import { useQuery } from "@tanstack/react-query";
import type { OnboardingStepInput, StepOrder } from "../../../../../domain/people/onboarding-forms.ts";
import { api } from "../../../../lib/api.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { useChange, type ErrorHandlers } from "../../../../lib/use-change.ts";
import { ONBOARDING_KEY } from "../use-onboarding.ts";

const KEY = ["onboarding-steps"];

/** Fetches all steps with all their texts, for admins. */
export function useSteps() {
  return useQuery({ queryKey: KEY, queryFn: () => api("GET /api/agent-onboarding/steps"), refetchOnMount: "always" });
}

function useOutcome() {
  const { t } = useTranslation("onboarding-steps");
  return {
    success: t("saved"),
    failure: t("failed"),
    reason: t("failedText"),
    renews: [KEY, ONBOARDING_KEY],
  };
}

/** Stores a step over the version that was seen: a new one when it has no id yet. */
export function useSaveStep(id: number | null, instead: ErrorHandlers) {
  return useChange({
    request: ({ version, ...body }: OnboardingStepInput & { version: string }) =>
      id === null
        ? { to: "POST /api/agent-onboarding/steps", body }
        : { to: "PUT /api/agent-onboarding/steps/:id", params: { id }, body: { ...body, version } },
    ...useOutcome(),
    instead,
  });
}

/** Stores the order of all steps. */
export function useOrderSteps() {
  return useChange({
    request: (body: StepOrder) => ({ to: "PUT /api/agent-onboarding/steps/order", body }),
    ...useOutcome(),
  });
}
