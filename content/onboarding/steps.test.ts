import { describe, expect, it } from "vitest";
import {
  DIFFICULTIES,
  LEARNING_STYLES,
  STEP_CATEGORIES,
  TRACKS,
  type StepStatus,
  type Track,
} from "../../domain/people/onboarding.ts";
import { onboardingStep } from "../../domain/people/onboarding-forms.ts";
import {
  buildPath,
  hasCycle,
  nextSteps,
  openPrerequisites,
  preferStyle,
  tally,
} from "../../domain/people/onboarding-path.ts";
import { LANGUAGES } from "../../domain/platform/language.ts";
import { onboardingSteps } from "./index.ts";
import { countWords } from "./lesson.ts";

const idOf = (key: string) => onboardingSteps.findIndex((step) => step.key === key) + 1;
const steps = onboardingSteps.map(({ key, prerequisites, trackTypes }, order) => ({
  id: idOf(key),
  order,
  prerequisites: prerequisites.map(idOf),
  trackTypes,
  isActive: true,
}));
const tracks: (Track | null)[] = [null, ...TRACKS];
const questions = onboardingSteps.flatMap(({ key, quiz }) => quiz.map((asked) => ({ key, ...asked })));
const share = (some: number) => some / questions.length;

describe("the written steps", () => {
  it("are at least 24, of every category and difficulty, with something to read, to use and to answer", () => {
    expect(onboardingSteps.length).toBeGreaterThanOrEqual(24);
    expect(new Set(onboardingSteps.map((s) => s.category))).toEqual(new Set(STEP_CATEGORIES));
    expect(new Set(onboardingSteps.map((s) => s.difficulty))).toEqual(new Set(DIFFICULTIES));
    for (const { content, resources, quiz } of onboardingSteps) {
      expect(Math.min(countWords(content.en), countWords(content.es))).toBeGreaterThan(400);
      expect(resources.length).toBeGreaterThanOrEqual(3);
      expect(quiz.length).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(onboardingSteps.map((step) => [step.key, step]))("hold to the rules for admins: %s", (_key, step) => {
    expect(onboardingStep.safeParse({ ...step, prerequisites: [] }).error).toBeUndefined();
  });

  it.each(tracks)("stand each after its prerequisites and in no circle (track: %s)", (track) => {
    const path = buildPath(steps, track);
    expect(hasCycle(path)).toBe(false);
    const place = new Map(path.map((step, at) => [step.id, at]));
    for (const { id, prerequisites } of path) {
      for (const earlier of prerequisites) expect(place.get(earlier) ?? -1).toBeLessThan(place.get(id) ?? -1);
    }
  });

  it.each(tracks)("lead to the end by doing what comes next (track: %s)", (track) => {
    const status: StepStatus = "not_started";
    let path = buildPath(steps, track).map((step): typeof step & { status: StepStatus } => ({ ...step, status }));
    for (let rounds = 0; !tally(path).isDone && rounds < steps.length; rounds++) {
      const marked = path.map((step) => ({ ...step, isLocked: openPrerequisites(step, path).length > 0 }));
      const next = new Set(nextSteps(marked).map((step) => step.id));
      expect(next.size).toBeLessThanOrEqual(3);
      path = path.map((step) => (next.has(step.id) ? { ...step, status: "completed" } : step));
    }
    expect(tally(path).isDone).toBe(true);
  });

  it.each(onboardingSteps.map((step) => [step.key, step]))(
    "take the time of the reading, the exercise and the quiz: %s",
    (_key, { content, quiz, estimatedDuration }) => {
      const [english, spanish] = [/<h3>Exercise \((\d+) minutes\)<\/h3>/, /<h3>Ejercicio \((\d+) minutos\)<\/h3>/];
      const minutes = Number(english.exec(content.en)?.[1]);
      expect(minutes).toBeGreaterThanOrEqual(10);
      expect(Number(spanish.exec(content.es)?.[1])).toBe(minutes);
      // 200 words and one question a minute, rounded up to five minutes.
      const needed = Math.min(countWords(content.en), countWords(content.es)) / 200 + minutes + quiz.length;
      expect(estimatedDuration / needed).toBeGreaterThan(0.9);
      expect(estimatedDuration / needed).toBeLessThan(1.35);
    },
  );

  it("lead to a page that says more, not to a front door", () => {
    const links = onboardingSteps.flatMap(({ content, resources }) => [
      ...resources.map((resource) => resource.url),
      ...[...`${content.en}${content.es}`.matchAll(/href="([^"]+)"/g)].map((link) => link[1] ?? ""),
    ]);
    expect(links.filter((link) => link.startsWith("https:") && new URL(link).pathname === "/")).toEqual([]);
  });

  it.each(LEARNING_STYLES)("show the material for those who learn by %s first", (style) => {
    for (const { resources } of onboardingSteps) {
      const preferred = resources.filter((r) => r.style === style);
      expect(preferStyle(resources, style).slice(0, preferred.length)).toEqual(preferred);
    }
  });
});

describe("the questions", () => {
  it.each(questions.map((asked) => [`${asked.key}: ${asked.question.en}`, asked]))(
    "have an answer and, in both languages, a reason for each option: %s",
    (_name, { options, answer, reasons }) => {
      expect(options[answer]).toBeDefined();
      for (const language of LANGUAGES) {
        const texts = reasons.map((reason) => reason[language]).filter(Boolean);
        expect(new Set(texts).size).toBe(options.length);
        expect(new Set(options.map((option) => option[language])).size).toBe(options.length);
      }
    },
  );

  it.each(LANGUAGES)("are not given away by the length of the right answer (%s)", (language) => {
    const lengths = questions.map(({ options, answer }) => ({
      right: options[answer]?.[language].length ?? 0,
      others: options.filter((_, at) => at !== answer).map((option) => option[language].length),
    }));
    expect(share(lengths.filter(({ right, others }) => right > Math.max(...others)).length)).toBeLessThan(1 / 3);
    expect(share(lengths.filter(({ right, others }) => right < Math.min(...others)).length)).toBeLessThan(1 / 3);
  });

  it.each([3, 4])("are not given away by its place, among %i answers", (choices) => {
    const places = questions.filter(({ options }) => options.length === choices).map(({ answer }) => answer);
    for (let place = 0; place < choices; place++) {
      const here = places.filter((answer) => answer === place).length / places.length;
      expect(here * choices).toBeGreaterThan(0.7);
      expect(here * choices).toBeLessThan(1.3);
    }
  });

  it("have their right answers in no fixed order, from step to step", () => {
    const orders = onboardingSteps.map(({ quiz }) => quiz.map(({ answer }) => answer).join(""));
    expect(new Set(orders).size).toBeGreaterThan(10);
  });
});
