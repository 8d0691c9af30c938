import type { EditableStep } from "../../../domain/api/people/onboarding.ts";
import { inLanguage, type Language, type Localized } from "../../../domain/platform/language.ts";
import type { OnboardingStepInput } from "../../../domain/people/onboarding-forms.ts";
import type { onboardingSteps, StepQuiz, StepResource } from "../../platform/db/schema/index.ts";
import { versionOf } from "../../platform/db/version-of.ts";
import { cleanHtml } from "../../platform/html/clean-html.ts";

type StepRow = typeof onboardingSteps.$inferSelect;
type Texts = Pick<OnboardingStepInput, "title" | "description" | "content" | "resources" | "quiz">;

/** Builds the text columns of a step: English in the row itself, Spanish in `translations`, HTML sanitized. */
export function textColumns(step: Texts) {
  return { ...textsIn("en", step), translations: { es: textsIn("es", step) } };
}

function textsIn(language: Language, { title, description, content, resources, quiz }: Texts) {
  const texts = inLanguage({ title, description, content, resources, quiz }, language);
  return { ...texts, content: cleanHtml(texts.content) };
}

/** Converts a stored step for the admin's editor: every text in both languages, side by side. */
export function editableStep(row: StepRow): EditableStep {
  const spanish = (row.translations.es ?? {}) as Partial<ReturnType<typeof textsIn>>;
  const both = (en: string, es: string | undefined): Localized => ({ en, es: es ?? "" });
  const resource = ({ title, ...rest }: StepResource, at: number) => ({
    ...rest,
    title: both(title, spanish.resources?.[at]?.title),
  });
  const question = (asked: StepQuiz[number], at: number) => ({
    question: both(asked.question, spanish.quiz?.[at]?.question),
    options: asked.options.map((option, place) => both(option, spanish.quiz?.[at]?.options[place])),
    answer: asked.answer,
    reasons: asked.options.map((_, place) => both(asked.reasons?.[place] ?? "", spanish.quiz?.[at]?.reasons?.[place])),
  });
  const { id, order, estimatedDuration, difficulty, category, prerequisites, trackTypes, isActive } = row;
  const texts = {
    estimatedDuration,
    difficulty,
    category,
    prerequisites,
    trackTypes,
    isActive,
    title: both(row.title, spanish.title),
    description: both(row.description, spanish.description),
    content: both(row.content, spanish.content),
    resources: row.resources.map(resource),
    quiz: row.quiz.map(question),
  };
  return { id, order, ...texts, version: versionOf(texts) };
}
