import type { ReportAnswer } from "../../../domain/api/people/onboarding.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Language } from "../../../domain/platform/language.ts";
import type { StepStatus } from "../../../domain/people/onboarding.ts";
import { openPrerequisites, tally } from "../../../domain/people/onboarding-path.ts";
import { mayMove } from "../../../domain/people/onboarding-status.ts";
import type { StepReport } from "../../../domain/people/onboarding-forms.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import { localize } from "../../content/shelves/localize.ts";
import type { Database } from "../../platform/db/client.ts";
import { userStepProgress } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { countTime } from "./count-time.ts";
import { lockJourney, settleJourney, type Journey, type ProgressRow, type PathStepProgress } from "./journey.ts";
import { presentProgress } from "./present-onboarding.ts";
import { scoreQuiz } from "./score-quiz.ts";

/**
 * Saves an agent's report on one of their own steps: started, completed, time spent, quiz answers, notes. The journey
 * is locked meanwhile, so that two tabs cannot complete a step twice or count an hour double.
 */
export async function reportProgress(
  deps: Deps,
  stepId: number,
  report: StepReport,
  caller: Caller & { language: Language },
): Promise<ReportAnswer> {
  const { actor, language } = caller;
  return makeChange(deps, caller, async (tx) => {
    const now = deps.clock();
    const journey = await lockJourney(tx, actor.id, now);
    const walked = journey.path.find((step) => step.id === stepId);
    if (!walked) throw new AppError("notFound");
    const status = report.status ?? walked.status;
    rejectInvalidMove(walked, status, journey, language);

    const startedAt = walked.status === "in_progress" ? (walked.progress?.startedAt ?? now) : now;
    const { timezone, progress: log } = journey.onboarding;
    const counts = walked.status === "in_progress" && report.timeSpent;
    const time = counts ? countTime({ minutes: counts, startedAt, log, timezone, now }) : { seconds: 0, log };
    const quizResult = report.answers && scoreQuiz(localize(walked.step, language).quiz, report.answers);

    const row = await upsertStepProgress(tx, actor.id, stepId, {
      status,
      timeSpent: (walked.progress?.timeSpent ?? 0) + time.seconds,
      ...(status === walked.status ? {} : status === "completed" ? { completedAt: now } : { startedAt: now }),
      ...(quizResult && { score: quizResult.score }),
      ...(report.feedback !== undefined && { feedback: report.feedback }),
      ...(report.notes !== undefined && { notes: report.notes }),
    });
    const path = journey.path.map((step) => (step === walked ? { ...step, status, progress: row } : step));
    const settled = await settleJourney(tx, { ...journey, path }, now, { progress: time.log, lastActiveAt: now });
    const { completedSteps, totalSteps } = tally(path);
    const subject = { type: "onboarding-step", id: stepId };
    return {
      result: {
        progress: presentProgress(row),
        completedSteps,
        totalSteps,
        isCompleted: settled.isCompleted,
        ...(quizResult && { quizResult }),
      },
      // Audits only status changes: a time report every minute would bury the other events.
      event: status === walked.status ? null : { action: `onboarding.${status}`, subject },
    };
  });
}

/** Rejects an invalid status change, or a report on a step that is not started, with the reason. */
function rejectInvalidMove(walked: PathStepProgress, status: StepStatus, { path }: Journey, language: Language): void {
  if (status === walked.status) {
    if (status === "in_progress" || status === "completed") return;
    throw new AppError("conflict", { message: "errors:stepNotStarted" });
  }
  if (walked.status === "completed") throw new AppError("conflict", { message: "errors:stepCompleted" });
  if (!mayMove(walked.status, status, "agent")) {
    const message = status === "completed" ? "errors:stepNotStarted" : "errors:stepMove";
    throw new AppError("conflict", { message });
  }
  const [first] = status === "in_progress" ? openPrerequisites(walked, path) : [];
  const blocking = path.find((step) => step.id === first);
  if (blocking) {
    const step = localize(blocking.step, language).title;
    throw new AppError("conflict", { message: "errors:stepLocked", values: { step } });
  }
}

/** Upserts the progress row of a step. */
export async function upsertStepProgress(
  tx: Database,
  userId: number,
  stepId: number,
  changes: Partial<ProgressRow>,
): Promise<ProgressRow> {
  const [row] = await tx
    .insert(userStepProgress)
    .values({ userId, stepId, ...changes })
    .onConflictDoUpdate({ target: [userStepProgress.userId, userStepProgress.stepId], set: changes })
    .returning();
  if (!row) throw new Error("progress was not stored");
  return row;
}
