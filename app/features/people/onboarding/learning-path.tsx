import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Card } from "../../../ui/card.tsx";
import { StepFacts } from "./step-facts.tsx";
import { stepHref } from "./step-href.ts";
import { StepView } from "./step-view.tsx";
import type { Journey, JourneyStep } from "./use-onboarding.ts";

type LearningPathProps = { journey: Journey; openId: number; onUnsaved: (isDirty: boolean) => void };

/** All steps in order, or the one that the URL opens. */
export function LearningPath({ journey, openId, onUnsaved }: LearningPathProps) {
  const { t } = useTranslation("onboarding");
  const { steps, personalizedTrack } = journey;
  const opened = steps.find((step) => step.id === openId);
  if (opened) return <StepView key={opened.id} step={opened} steps={steps} onUnsaved={onUnsaved} />;
  return (
    <section aria-labelledby="learning-path" className="grid gap-4">
      <div>
        <h2 id="learning-path" className="text-2xl">
          {t("path.title")}
        </h2>
        <p className="mt-1 text-ink-soft">
          {personalizedTrack ? t("path.track", { track: t(`track.${personalizedTrack}.label`) }) : t("path.allTracks")}
        </p>
      </div>
      <ol className="grid gap-3">
        {steps.map((step, at) => (
          <PathStep key={step.id} step={step} number={at + 1} steps={steps} />
        ))}
      </ol>
    </section>
  );
}

function PathStep({ step, number, steps }: { step: JourneyStep; number: number; steps: JourneyStep[] }) {
  const { t } = useTranslation("onboarding");
  const isWaiting = step.isLocked && step.status === "not_started";
  return (
    <Card as="li" interactive padding="none" className="flex gap-4 p-4 sm:p-5">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-surface-2 text-sm font-semibold tabular-nums"
      >
        {number}
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <h3 className="text-lg">
          <Link to={stepHref(step.id)} className="stretched-link no-underline hover:text-indigo">
            {step.title}
          </Link>
        </h3>
        <p className="text-ink-soft">{step.description}</p>
        <StepFacts step={step} />
        {isWaiting && <p className="text-sm text-ink-soft">{t("path.after", { steps: waitingFor(step, steps) })}</p>}
      </div>
    </Card>
  );
}

/** Returns the titles of the steps that must be finished first. */
export function waitingFor(step: JourneyStep, steps: JourneyStep[]): string {
  return steps
    .filter((other) => step.waitsFor.includes(other.id))
    .map((other) => `“${other.title}”`)
    .join(", ");
}
