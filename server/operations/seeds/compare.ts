import type { CorrectedField, SeededKind } from "../../../domain/api/operations/corrections.ts";
import { inLanguage, LANGUAGES, type Language, type Localized } from "../../../domain/platform/language.ts";
import type { OnboardingStepInput } from "../../../domain/people/onboarding-forms.ts";
import type { Stated } from "./seeded-items.ts";

type Titles = Map<string, Localized>;
type Value = CorrectedField["now"];

/** The fields in which a row and its corrected seed differ, one for each language where they are written in both. */
export function compareStated(kind: SeededKind, now: Stated, proposed: Stated, titles: Titles): CorrectedField[] {
  const [before, after] =
    kind === "onboarding-steps" ? [sidesOf(now, titles), sidesOf(proposed, titles)] : [now, proposed];
  return [...differences(before, after, "values"), ...differences(before, after, "es")];
}

function differences(now: Stated, proposed: Stated, part: keyof Stated): CorrectedField[] {
  const isWrittenTwice = (name: string) => name in proposed.es;
  return Object.keys(proposed[part])
    .map((name) => ({
      name,
      language: part === "es" ? ("es" as const) : isWrittenTwice(name) ? ("en" as const) : null,
      now: (now[part][name] ?? null) as Value,
      proposed: (proposed[part][name] ?? null) as Value,
    }))
    .filter((field) => textOf(field.now) !== textOf(field.proposed));
}

const textOf = (value: Value) => (value === "" || value === false ? "null" : JSON.stringify(value));

/** A step, whose texts stand side by side, as other content has them: English, and Spanish beside it. */
function sidesOf({ values }: Stated, titles: Titles): Stated {
  const step = values as unknown as Omit<OnboardingStepInput, "prerequisites"> & { prerequisites: string[] };
  const { estimatedDuration, difficulty, category, trackTypes } = step;
  const [en, es] = LANGUAGES.map((language) => textsIn(language, step, titles));
  return { values: { ...en, estimatedDuration, difficulty, category, trackTypes }, es: es ?? {} };
}

/** The texts of a step as lines that a person reads: a right answer is ticked, and its reason stands behind it. */
function textsIn(
  language: Language,
  step: Omit<OnboardingStepInput, "prerequisites"> & { prerequisites: string[] },
  titles: Titles,
) {
  const { title, description, content, resources, quiz } = inLanguage(
    {
      title: step.title,
      description: step.description,
      content: step.content,
      resources: step.resources,
      quiz: step.quiz,
    },
    language,
  );
  return {
    title,
    description,
    content,
    resources: resources.map((resource) => `${resource.title} (${resource.url})`),
    quiz: quiz.flatMap(({ question, options, answer, reasons }) => [
      question,
      ...options.map((option, at) => {
        const reason = reasons?.[at];
        return `${at === answer ? "✓" : "–"} ${option}${reason ? ` (${reason})` : ""}`;
      }),
    ]),
    prerequisites: step.prerequisites.map((key) => titles.get(key)?.[language] ?? key),
  };
}
