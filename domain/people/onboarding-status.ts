import type { StepStatus } from "./onboarding.ts";

/** The person who moves a step: the agent it belongs to, or an admin on their behalf. */
export type Mover = "agent" | "admin";

const MOVES: Record<Mover, Record<StepStatus, readonly StepStatus[]>> = {
  agent: {
    not_started: ["in_progress"],
    in_progress: ["completed"],
    completed: [],
    // A step that was skipped for an agent can still be taken up: Start Step stays on it.
    skipped: ["in_progress"],
  },
  admin: {
    not_started: ["skipped"],
    in_progress: ["skipped"],
    completed: [],
    skipped: [],
  },
};

/** Returns true when the mover may bring a step from one status to the other. Staying in a status is no move. */
export function mayMove(from: StepStatus, to: StepStatus, mover: Mover): boolean {
  return MOVES[mover][from].includes(to);
}

/**
 * Returns true for a step that was completed although nobody answered its quiz. A quiz gates nothing, but the lack of
 * answers is not hidden.
 */
export function lacksQuiz(step: { status: StepStatus; score: number | null; questions: number }): boolean {
  return step.status === "completed" && step.questions > 0 && step.score === null;
}

/** Returns true for a finished step, completed or skipped, which unlocks those that wait for it. */
export function isFinished(status: StepStatus): boolean {
  return status === "completed" || status === "skipped";
}
