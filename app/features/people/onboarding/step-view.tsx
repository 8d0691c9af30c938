import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { StepActions } from "./step-actions.tsx";
import { StepFacts } from "./step-facts.tsx";
import { stepHref } from "./step-href.ts";
import { StepNotes } from "./step-notes.tsx";
import { StepQuiz } from "./step-quiz.tsx";
import { StepResources } from "./step-resources.tsx";
import type { JourneyStep } from "./use-onboarding.ts";
import { useReportUnsaved } from "./use-report-unsaved.ts";
import { useStepWords } from "./use-step-words.ts";

type StepViewProps = { step: JourneyStep; steps: JourneyStep[]; onUnsaved: (isDirty: boolean) => void };

/** An opened step: content, resources, quiz, notes and actions. */
export function StepView({ step, steps, onUnsaved }: StepViewProps) {
  const { t } = useTranslation("onboarding");
  const heading = useRef<HTMLHeadingElement>(null);
  const quiz = useRef<HTMLHeadingElement>(null);
  const words = useStepWords(step);
  useReportUnsaved(words.formState.isDirty, onUnsaved);
  useEffect(() => heading.current?.focus(), []);
  const isWaiting = step.isLocked && step.status === "not_started";
  const isStarted = step.status === "in_progress" || step.status === "completed";
  return (
    <article className="grid gap-6">
      <header className="grid justify-items-start gap-3">
        <Link to="?tab=learning-path" className="link inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t("step.back")}
        </Link>
        <h2 ref={heading} tabIndex={-1} className="text-3xl">
          {step.title}
        </h2>
        <p className="max-w-prose text-lg text-ink-soft">{step.description}</p>
        <StepFacts step={step} />
      </header>
      {isWaiting ? (
        <LockedNotice step={step} steps={steps} />
      ) : (
        <>
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
            {/* The server sanitizes this HTML when it is stored and again when it is sent. */}
            <div className="prose-page min-w-0 overflow-x-auto" dangerouslySetInnerHTML={{ __html: step.content }} />
            <StepResources resources={step.resources} />
          </div>
          {step.quiz.length > 0 && <StepQuiz step={step} isOpen={isStarted} heading={quiz} />}
          {isStarted && <StepNotes step={step} words={words} />}
          <StepActions step={step} next={nextOpenStep(step, steps)} words={words} onQuiz={() => goTo(quiz.current)} />
        </>
      )}
    </article>
  );
}

function goTo(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}

function LockedNotice({ step, steps }: { step: JourneyStep; steps: JourneyStep[] }) {
  const { t } = useTranslation("onboarding");
  return (
    <Alert title={t("step.lockedTitle")}>
      <p>{t("step.lockedText")}</p>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {steps
          .filter((other) => step.waitsFor.includes(other.id))
          .map((other) => (
            <li key={other.id}>
              <Link to={stepHref(other.id)} className="link">
                {other.title}
              </Link>
            </li>
          ))}
      </ul>
    </Alert>
  );
}

/** Returns the next step that can be worked on; searches from this step on, then from the start. */
function nextOpenStep(step: JourneyStep, steps: JourneyStep[]): JourneyStep | undefined {
  const place = steps.indexOf(step);
  const isOpen = (other: JourneyStep) =>
    other !== step && !other.isLocked && (other.status === "not_started" || other.status === "in_progress");
  return steps.slice(place).find(isOpen) ?? steps.find(isOpen);
}
