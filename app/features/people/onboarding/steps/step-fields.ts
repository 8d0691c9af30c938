import type { z } from "zod";
import type { EditableStep } from "../../../../../domain/api/people/onboarding.ts";
import { DEFAULT_STEP_MINUTES, TRACKS } from "../../../../../domain/people/onboarding.ts";
import type { onboardingStep } from "../../../../../domain/people/onboarding-forms.ts";

export type StepFields = Required<z.input<typeof onboardingStep>>;

export const bothEmpty = () => ({ en: "", es: "" });
export const emptyResource = () =>
  ({ title: bothEmpty(), url: "", type: "article", style: "reading" }) satisfies StepFields["resources"][number];
export const emptyQuestion = () => ({
  question: bothEmpty(),
  options: [bothEmpty(), bothEmpty()],
  answer: 0,
  reasons: [bothEmpty(), bothEmpty()],
});

const NEW_STEP: StepFields = {
  title: bothEmpty(),
  description: bothEmpty(),
  content: bothEmpty(),
  estimatedDuration: DEFAULT_STEP_MINUTES,
  difficulty: "beginner",
  category: "training",
  prerequisites: [],
  resources: [],
  quiz: [],
  trackTypes: [...TRACKS],
  isActive: true,
};

/** Returns the initial form values: those of the step, or an empty one. */
export function fieldsOf(step: EditableStep | undefined): StepFields {
  if (!step) return NEW_STEP;
  const { id: _id, order: _order, version: _version, ...fields } = step;
  return fields;
}
