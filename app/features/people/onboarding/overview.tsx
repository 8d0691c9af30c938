import { CircleCheck, Flag, Target } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { completionPercent, nextSteps, recentSteps } from "../../../../domain/people/onboarding-path.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { ProgressRing } from "./progress-ring.tsx";
import { stepHref } from "./step-href.ts";
import { StepFacts } from "./step-facts.tsx";
import type { Journey, JourneyStep } from "./use-onboarding.ts";

/** The overview: progress, next steps, recently completed steps and goals. */
export function Overview({ journey }: { journey: Journey }) {
  const next = nextSteps(journey.steps);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-6">
        <ProgressSummary journey={journey} next={next[0]} />
        <NextSteps steps={next} />
      </div>
      <div className="grid content-start gap-6">
        <RecentActivity steps={recentSteps(journey.steps)} />
        <Goals goals={journey.goals} />
      </div>
    </div>
  );
}

function ProgressSummary({ journey, next }: { journey: Journey; next: JourneyStep | undefined }) {
  const { t } = useTranslation("onboarding");
  const { completedSteps, totalSteps, personalizedTrack, isCompleted } = journey;
  const percent = completionPercent(completedSteps, totalSteps);
  return (
    <Card as="section" className="flex flex-wrap items-center gap-6" aria-labelledby="standing">
      <ProgressRing percent={percent} label={t("percent", { percent })} />
      <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-3">
        <CardTitle as="h2" id="standing">
          {isCompleted ? t("overview.done") : t("overview.standing")}
        </CardTitle>
        <p className="text-ink-soft">{t("overview.count", { completed: completedSteps, total: totalSteps })}</p>
        {!personalizedTrack && (
          <p>
            <Link to="?tab=personalization" className="link">
              {t("overview.chooseTrack")}
            </Link>{" "}
            {t("overview.chooseTrackWhy")}
          </p>
        )}
        {isCompleted ? (
          <Link to="/agent-onboarding/certificate" className={buttonClass({ variant: "accent" })}>
            {t("certificate.open")}
          </Link>
        ) : (
          next && (
            <Link to={stepHref(next.id)} className={buttonClass()}>
              {next.status === "in_progress" ? t("overview.continue") : t("overview.begin")}
            </Link>
          )
        )}
      </div>
    </Card>
  );
}

function NextSteps({ steps }: { steps: JourneyStep[] }) {
  const { t } = useTranslation("onboarding");
  return (
    <Panel title={t("overview.next")} icon={<Flag aria-hidden="true" />}>
      {steps.length === 0 && <p className="text-ink-soft">{t("overview.nothingNext")}</p>}
      <ul className="grid divide-y divide-line">
        {steps.map((step) => (
          <li key={step.id} className="grid gap-1.5 py-4 first:pt-0 last:pb-0">
            <Link to={stepHref(step.id)} className="link font-semibold">
              {step.title}
            </Link>
            <p className="text-sm text-ink-soft">{step.description}</p>
            <StepFacts step={step} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RecentActivity({ steps }: { steps: JourneyStep[] }) {
  const { t } = useTranslation("onboarding");
  const dates = useDates();
  return (
    <Panel title={t("overview.recent")} icon={<CircleCheck aria-hidden="true" />}>
      {steps.length === 0 && <p className="text-ink-soft">{t("overview.nothingRecent")}</p>}
      <ol className="grid gap-3">
        {steps.map((step) => (
          <li key={step.id}>
            <Link to={stepHref(step.id)} className="link">
              {step.title}
            </Link>
            <p className="text-sm text-ink-soft">
              {step.completedAt && dates.date(step.completedAt)}
              {typeof step.progress?.score === "number" && ` · ${t("score", { score: step.progress.score })}`}
              {step.lacksQuiz && ` · ${t("withoutQuiz")}`}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Goals({ goals }: { goals: string[] }) {
  const { t } = useTranslation("onboarding");
  return (
    <Panel title={t("overview.goals")} icon={<Target aria-hidden="true" />}>
      {goals.length === 0 ? (
        <p className="text-ink-soft">
          {t("overview.noGoals")}{" "}
          <Link to="?tab=personalization" className="link">
            {t("overview.setGoals")}
          </Link>
        </p>
      ) : (
        <ul className="grid list-disc gap-1.5 ps-5 marker:text-accent">
          {goals.map((goal) => (
            <li key={goal}>{goal}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Panel({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Card as="section">
      <CardTitle as="h2" className="mb-4 flex items-center gap-2 [&_svg]:size-5 [&_svg]:text-accent">
        {icon}
        {title}
      </CardTitle>
      {children}
    </Card>
  );
}
