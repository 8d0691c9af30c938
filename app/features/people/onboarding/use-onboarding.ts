import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Onboarding, PresentedStep } from "../../../../domain/api/people/onboarding.ts";
import type { StepStatus } from "../../../../domain/people/onboarding.ts";
import { api } from "../../../lib/api.ts";
import { useLanguage } from "../../../lib/i18n.tsx";

export const ONBOARDING_KEY = ["onboarding"];

/** A step with its status resolved; without progress it is not started. */
export type JourneyStep = PresentedStep & { status: StepStatus; completedAt: string | null };
export type Journey = Omit<Onboarding, "steps"> & { steps: JourneyStep[] };

function toJourney(onboarding: Onboarding): Journey {
  const steps = onboarding.steps.map((step) => ({
    ...step,
    status: step.progress?.status ?? "not_started",
    completedAt: step.progress?.completedAt ?? null,
  }));
  return { ...onboarding, steps };
}

/** Fetches the user's own onboarding in the language of the page. */
export function useOnboarding() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...ONBOARDING_KEY, language],
    // The page shows its own message for an ended session.
    queryFn: () => api("GET /api/agent-onboarding", { query: { lang: language }, mayBeRefused: true }),
    select: toJourney,
    // The other language replaces the texts, not the forms with what is typed into them.
    placeholderData: keepPreviousData,
    // An admin may have skipped a step, or another tab may have finished one.
    refetchOnMount: "always",
  });
}
