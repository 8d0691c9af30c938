import { useApiForm } from "../../../lib/use-api-form.ts";
import type { JourneyStep } from "./use-onboarding.ts";

export type StepWords = ReturnType<typeof useStepWords>;

const loadRules = async () => (await import("../../../../domain/people/onboarding-forms.ts")).stepReport;

/** Creates the form of an agent's own notes on a step, and of the feedback to the mentor and the admins. */
export function useStepWords(step: JourneyStep) {
  const { notes, feedback } = step.progress ?? {};
  return useApiForm(loadRules, { notes: notes ?? "", feedback: feedback ?? "" });
}
