import { describe, expect, it } from "vitest";
import {
  DIFFICULTIES,
  LEARNING_STYLES,
  STEP_CATEGORIES,
  TRACKS,
  type StepStatus,
  type Track,
} from "../../domain/onboarding.ts";
import { onboardingStep } from "../../domain/onboarding-forms.ts";
import { buildPath, hasCycle, nextSteps, openPrerequisites, preferStyle, tally } from "../../domain/onboarding-path.ts";
import { onboardingSteps } from "./index.ts";

const idOf = (key: string) => onboardingSteps.findIndex((step) => step.key === key) + 1;
const steps = onboardingSteps.map(({ key, prerequisites, trackTypes }, order) => ({
  id: idOf(key),
  order,
  prerequisites: prerequisites.map(idOf),
  trackTypes,
  isActive: true,
}));
const tracks: (Track | null)[] = [null, ...TRACKS];
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;

describe("the written steps", () => {
  it("are at least 24, of every category and difficulty, with something to read, to use and to answer", () => {
    expect(onboardingSteps.length).toBeGreaterThanOrEqual(24);
    expect(new Set(onboardingSteps.map((s) => s.category))).toEqual(new Set(STEP_CATEGORIES));
    expect(new Set(onboardingSteps.map((s) => s.difficulty))).toEqual(new Set(DIFFICULTIES));
    for (const { content, resources, quiz } of onboardingSteps) {
      expect(Math.min(words(content.en), words(content.es))).toBeGreaterThan(400);
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
    let path = buildPath(steps, track).map((step) => ({ ...step, status: "not_started" as StepStatus }));
    for (let rounds = 0; !tally(path).isDone && rounds < steps.length; rounds++) {
      const marked = path.map((step) => ({ ...step, isLocked: openPrerequisites(step, path).length > 0 }));
      const next = new Set(nextSteps(marked).map((step) => step.id));
      expect(next.size).toBeLessThanOrEqual(3);
      path = path.map((step) => (next.has(step.id) ? { ...step, status: "completed" } : step));
    }
    expect(tally(path).isDone).toBe(true);
  });

  it.each(LEARNING_STYLES)("show the material for those who learn by %s first", (style) => {
    for (const { resources } of onboardingSteps) {
      const preferred = resources.filter((r) => r.style === style);
      expect(preferStyle(resources, style).slice(0, preferred.length)).toEqual(preferred);
    }
  });
});
