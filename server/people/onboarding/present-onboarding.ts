import type { Onboarding, PresentedProgress, PresentedStep, Standing } from "../../../domain/api/people/onboarding.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { WEEKDAYS, type Availability } from "../../../domain/people/onboarding.ts";
import { lacksQuiz } from "../../../domain/people/onboarding-status.ts";
import { openPrerequisites, preferStyle, tally } from "../../../domain/people/onboarding-path.ts";
import { weekOf } from "../../../domain/people/onboarding-time.ts";
import { localize } from "../../content/shelves/localize.ts";
import { cleanHtml } from "../../platform/html/clean-html.ts";
import type { Journey, OnboardingRow, ProgressRow, PathStepProgress } from "./journey.ts";

const MINUTE = 60;
const MAX_CACHED = 500;
const sanitizedCache = new Map<string, string>();

/** Sanitizes HTML again before it is sent, and caches the result, so that the same text is sanitized only once. */
function sanitizeCached(html: string): string {
  const known = sanitizedCache.get(html) ?? cleanHtml(html);
  if (sanitizedCache.size >= MAX_CACHED) sanitizedCache.clear();
  sanitizedCache.set(html, known);
  return known;
}

/** Converts an agent's progress on a step for the API. Time is stored in seconds and shown in minutes. */
export function presentProgress(row: ProgressRow): PresentedProgress {
  const { status, score, feedback, notes } = row;
  return {
    status,
    timeSpent: Math.round(row.timeSpent / MINUTE),
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    score,
    feedback,
    notes,
  };
}

/** Returns true when the step was completed without its quiz. */
export function walkedWithoutQuiz({ status, step, progress }: PathStepProgress): boolean {
  return lacksQuiz({ status, score: progress?.score ?? null, questions: step.quiz.length });
}

function presentStep(walked: PathStepProgress, { onboarding, path }: Journey, language: Language): PresentedStep {
  const step = localize(walked.step, language);
  const { id, title, description, difficulty, category, estimatedDuration } = step;
  const waitsFor = openPrerequisites(walked, path);
  return {
    id,
    title,
    description,
    difficulty,
    category,
    estimatedDuration,
    content: sanitizeCached(step.content),
    resources: preferStyle(step.resources, onboarding.preferredLearningStyle),
    // Answers and reasons stay on the server until the quiz is answered: the server computes the score.
    quiz: step.quiz.map(({ question, options }) => ({ question, options })),
    prerequisites: step.prerequisites,
    /** Prerequisite steps that are not finished; the step is locked while there are any. */
    waitsFor,
    isLocked: waitsFor.length > 0,
    lacksQuiz: walkedWithoutQuiz(walked),
    ...(walked.progress ? { progress: presentProgress(walked.progress) } : {}),
  };
}

/** Computes the minutes learned and the average score of completed steps, per week. */
function presentWeeks({ onboarding, path }: Journey) {
  const scores = new Map<string, number[]>();
  for (const { progress } of path) {
    if (!progress?.completedAt || progress.score === null) continue;
    const week = weekOf(progress.completedAt, onboarding.timezone);
    scores.set(week, [...(scores.get(week) ?? []), progress.score]);
  }
  const seconds = onboarding.progress.weeks ?? {};
  return [...new Set([...Object.keys(seconds), ...scores.keys()])].toSorted().map((week) => {
    const list = scores.get(week) ?? [];
    const score = list.length === 0 ? null : Math.round(list.reduce((sum, one) => sum + one, 0) / list.length);
    return { week, minutes: Math.round((seconds[week] ?? 0) / MINUTE), score };
  });
}

/** Pads times to two-digit hours, the format of the browser's time field. */
function presentAvailability(availability: Availability): Availability {
  return Object.fromEntries(
    WEEKDAYS.flatMap((day) => {
      const hours = availability[day];
      return hours ? [[day, { start: hours.start.padStart(5, "0"), end: hours.end.padStart(5, "0") }]] : [];
    }),
  );
}

/** Converts the agent's choices and progress for the API. */
export function presentStanding(onboarding: OnboardingRow, path: readonly PathStepProgress[]): Standing {
  const { personalizedTrack, preferredLearningStyle, timezone, goals, isCompleted } = onboarding;
  const { completedSteps, totalSteps } = tally(path);
  return {
    personalizedTrack,
    preferredLearningStyle,
    timezone,
    availability: presentAvailability(onboarding.availability),
    goals,
    completedSteps,
    totalSteps,
    isCompleted,
    startedAt: onboarding.startedAt.toISOString(),
    completedAt: onboarding.completedAt?.toISOString() ?? null,
  };
}

/** Converts a user's own complete onboarding for the API, in their language. */
export function presentOnboarding(journey: Journey, language: Language, isMentor: boolean): Onboarding {
  const { onboarding, path } = journey;
  return {
    ...presentStanding(onboarding, path),
    isMentor,
    weeks: presentWeeks(journey),
    steps: path.map((walked) => presentStep(walked, journey, language)),
  };
}
