import { CircleCheck, CircleHelp, Play } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { stepHref } from "./step-href.ts";
import type { JourneyStep } from "./use-onboarding.ts";
import { toMinutes, useStepClock } from "./use-step-clock.ts";
import { useStepReport } from "./use-step-report.ts";
import type { StepWords } from "./use-step-words.ts";

type StepActionsProps = {
  step: JourneyStep;
  next: JourneyStep | undefined;
  words: StepWords;
  onQuiz: () => void;
};

/** The sticky bar that starts and completes a step. A quiz not yet taken is the primary action. */
export function StepActions({ step, next, words, onQuiz }: StepActionsProps) {
  const { t } = useTranslation("onboarding");
  const report = useStepReport(step.id);
  const clock = useStepClock(step.id, step.status === "in_progress");
  const line = useRef<HTMLParagraphElement>(null);
  const isStarted = step.status === "in_progress" || step.status === "completed";
  const isQuizOpen = isStarted && step.quiz.length > 0 && typeof step.progress?.score !== "number";
  const wasCompleted = useRef(step.status === "completed");

  // The complete button is disabled from now on, so the focus moves to the status line.
  useEffect(() => {
    if (step.status === "completed" && !wasCompleted.current) line.current?.focus();
    wasCompleted.current = step.status === "completed";
  }, [step.status]);

  function complete() {
    const ms = clock.current?.take() ?? 0;
    // Unsaved notes and feedback go with it.
    const sent = words.formState.isDirty ? words.getValues() : null;
    report.mutate(
      { ...sent, status: "completed", timeSpent: toMinutes(ms) },
      {
        onSuccess: () => sent && words.reset(sent, { keepValues: true }),
        onError: () => clock.current?.giveBack(ms),
      },
    );
  }

  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-3 rounded border border-line bg-surface px-4 py-3 shadow-float print:hidden">
      <p ref={line} tabIndex={-1} className="text-sm text-ink-soft">
        {step.lacksQuiz ? t("withoutQuiz") : t(`status.${step.status}`)} ·{" "}
        {t("step.time", { minutes: step.progress?.timeSpent ?? 0 })}
        {typeof step.progress?.score === "number" && ` · ${t("score", { score: step.progress.score })}`}
      </p>
      <div className="flex flex-wrap gap-3">
        {isQuizOpen && (
          <Button onClick={onQuiz}>
            <CircleHelp aria-hidden="true" />
            {t("quiz.take")}
          </Button>
        )}
        {step.status === "completed" && next && (
          <Link to={stepHref(next.id)} className={buttonClass({ variant: isQuizOpen ? "secondary" : "primary" })}>
            {t("step.next")}
          </Link>
        )}
        {step.status === "completed" && (
          <Button variant="secondary" disabled>
            <CircleCheck aria-hidden="true" />
            {t("step.completed")}
          </Button>
        )}
        {step.status === "in_progress" && (
          <Button variant={isQuizOpen ? "secondary" : "primary"} busy={report.isPending} onClick={complete}>
            <CircleCheck aria-hidden="true" />
            {t("step.complete")}
          </Button>
        )}
        {(step.status === "not_started" || step.status === "skipped") && (
          <Button busy={report.isPending} onClick={() => report.mutate({ status: "in_progress" })}>
            <Play aria-hidden="true" />
            {t("step.start")}
          </Button>
        )}
      </div>
    </div>
  );
}
