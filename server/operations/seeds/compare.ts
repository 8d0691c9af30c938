import type { CorrectedField, SeededKind } from "../../../domain/api/operations/corrections.ts";
import { inLanguage, LANGUAGES, type Language, type Localized } from "../../../domain/platform/language.ts";
import type { OnboardingStepInput } from "../../../domain/people/onboarding-forms.ts";
import type { SeedFields } from "./seeded-items.ts";

type Titles = Map<string, Localized>;
type Value = CorrectedField["now"];

/** Returns the fields in which a row differs from its corrected seed, one entry per language for translated fields. */
export function compareStated(
  kind: SeededKind,
  now: SeedFields,
  proposed: SeedFields,
  titles: Titles,
): CorrectedField[] {
  const [before, after] =
    kind === "onboarding-steps" ? [splitLanguages(now, titles), splitLanguages(proposed, titles)] : [now, proposed];
  return [...differences(before, after, "values"), ...differences(before, after, "es")];
}

function differences(now: SeedFields, proposed: SeedFields, part: keyof SeedFields): CorrectedField[] {
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

/** Splits a step, whose texts hold both languages, into English values and Spanish values like other content. */
function splitLanguages({ values }: SeedFields, titles: Titles): SeedFields {
  const step = values as unknown as Omit<OnboardingStepInput, "prerequisites"> & { prerequisites: string[] };
  const { estimatedDuration, difficulty, category, trackTypes } = step;
  const [en, es] = LANGUAGES.map((language) => textsIn(language, step, titles));
  return { values: { ...en, estimatedDuration, difficulty, category, trackTypes }, es: es ?? {} };
}

/** Formats the texts of a step as readable lines: the correct answer is ticked, and each reason follows its option. */
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
