import { NEXT_STEPS, RECENT_STEPS, type LearningStyle, type StepStatus, type Track } from "./onboarding.ts";
import { isFinished } from "./onboarding-status.ts";

/** The properties of a step that decide its place in a path. */
export type PathStep = {
  id: number;
  order: number;
  prerequisites: readonly number[];
  trackTypes: readonly Track[];
  isActive: boolean;
};

/**
 * Builds the path of a track: its active steps, each after its prerequisites and otherwise in their order (topological
 * sort). Without a track: all active steps. A prerequisite that is not on the path is ignored.
 */
export function buildPath<S extends PathStep>(steps: readonly S[], track: Track | null): S[] {
  const waiting = steps
    .filter((step) => step.isActive && (!track || step.trackTypes.includes(track)))
    .toSorted((a, b) => a.order - b.order || a.id - b.id);
  const onPath = new Set(waiting.map((step) => step.id));
  const placed = new Set<number>();
  const path: S[] = [];
  while (waiting.length > 0) {
    const ready = waiting.findIndex((step) => step.prerequisites.every((id) => placed.has(id) || !onPath.has(id)));
    // A cycle of steps cannot be stored; should there be one, no step of it gets lost.
    const [next] = waiting.splice(Math.max(ready, 0), 1);
    if (!next) break;
    placed.add(next.id);
    path.push(next);
  }
  return path;
}

/** Returns true when the prerequisites form a cycle: some step would have to come before itself. */
export function hasCycle(steps: readonly Pick<PathStep, "id" | "prerequisites">[]): boolean {
  const open = new Map(steps.map((step) => [step.id, step.prerequisites]));
  for (let before = -1; before !== open.size;) {
    before = open.size;
    for (const [id, prerequisites] of open) {
      if (!prerequisites.some((other) => open.has(other))) open.delete(id);
    }
  }
  return open.size > 0;
}

/** Sorts material of the preferred style first and otherwise keeps the order. */
export function preferStyle<R extends { style: LearningStyle }>(
  resources: readonly R[],
  style: LearningStyle | null,
): R[] {
  return resources.toSorted((a, b) => Number(b.style === style) - Number(a.style === style));
}

type StepProgress = { id: number; prerequisites: readonly number[]; status: StepStatus };

/** Returns the prerequisites of a step that are on its path and not finished: while there are any, it stays locked. */
export function openPrerequisites(step: StepProgress, path: readonly StepProgress[]): number[] {
  return path.filter((s) => step.prerequisites.includes(s.id) && !isFinished(s.status)).map((s) => s.id);
}

/** Counts the completed steps of a path and all of its steps. A skipped step does not count at all. */
export function tally(path: readonly { status: StepStatus }[]) {
  const completedSteps = path.filter((step) => step.status === "completed").length;
  const totalSteps = path.filter((step) => step.status !== "skipped").length;
  return { completedSteps, totalSteps, isDone: totalSteps > 0 && completedSteps === totalSteps };
}

/** Returns the overall completion: the rounded percent of completed steps. */
export function completionPercent(completedSteps: number, totalSteps: number): number {
  return totalSteps === 0 ? 0 : Math.round((completedSteps / totalSteps) * 100);
}

/**
 * Returns the steps of What's Next: the first unfinished steps that can be worked on, those already begun before the
 * others.
 */
export function nextSteps<S extends { status: StepStatus; isLocked: boolean }>(path: readonly S[]): S[] {
  const isBegun = (step: S) => Number(step.status === "in_progress");
  return path
    .filter((step) => !isFinished(step.status) && (!step.isLocked || isBegun(step)))
    .toSorted((a, b) => isBegun(b) - isBegun(a))
    .slice(0, NEXT_STEPS);
}

/** Returns the steps completed last, latest first. */
export function recentSteps<S extends { status: StepStatus; completedAt: string | null }>(path: readonly S[]): S[] {
  const at = (step: S) => (step.completedAt ? Date.parse(step.completedAt) : 0);
  return path
    .filter((step) => step.status === "completed")
    .toSorted((a, b) => at(b) - at(a))
    .slice(0, RECENT_STEPS);
}
