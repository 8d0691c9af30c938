import { Link } from "react-router";
import { STEP_CATEGORIES } from "../../../../domain/people/onboarding.ts";
import { completionPercent, tally } from "../../../../domain/people/onboarding-path.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table.tsx";
import type { Journey, JourneyStep } from "./use-onboarding.ts";
import { WeekChart } from "./week-chart.tsx";
import { WeekTable } from "./week-table.tsx";

const COLUMNS = ["category", "steps", "time", "score"] as const;

/** The progress figures: overall, by week and by category. */
export function ProgressReport({ journey }: { journey: Journey }) {
  const { t } = useTranslation("onboarding");
  const { steps, weeks, completedSteps, totalSteps, isCompleted } = journey;
  const figures = [
    ["percent", `${completionPercent(completedSteps, totalSteps)}%`],
    ["steps", `${completedSteps} / ${totalSteps}`],
    ["time", t("minutes", { minutes: minutesOf(steps) })],
    ["score", scoreText(steps)],
  ] as const;
  return (
    <div className="grid grid-cols-1 gap-6">
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {figures.map(([name, value]) => (
          <Card key={name} padding="none" className="p-4 sm:p-6">
            <dt className="text-sm text-ink-soft">{t(`progress.${name}`)}</dt>
            <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
          </Card>
        ))}
      </dl>
      <Card as="section" className="flex flex-wrap items-center justify-between gap-4">
        <p>{isCompleted ? t("certificate.ready") : t("certificate.later")}</p>
        {isCompleted && (
          <Link to="/agent-onboarding/certificate" className={buttonClass({ variant: "accent" })}>
            {t("certificate.open")}
          </Link>
        )}
      </Card>
      <Card as="section" className="grid grid-cols-1 gap-4">
        <CardTitle as="h2">{t("progress.weeks")}</CardTitle>
        {weeks.length === 0 ? (
          <p className="text-ink-soft">{t("progress.noWeeks")}</p>
        ) : (
          <>
            <WeekChart weeks={weeks} />
            <WeekTable weeks={weeks} />
          </>
        )}
      </Card>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-xl">{t("progress.categories")}</h2>
        <CategoryTable steps={steps} />
      </section>
    </div>
  );
}

function CategoryTable({ steps }: { steps: JourneyStep[] }) {
  const { t } = useTranslation("onboarding");
  return (
    <Table label={t("progress.categories")}>
      <TableHead>
        <TableRow>
          {COLUMNS.map((column) => (
            <TableHeader key={column} numeric={column !== "category"}>
              {t(`progress.${column}`)}
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {STEP_CATEGORIES.map((category) => {
          const own = steps.filter((step) => step.category === category);
          const { completedSteps, totalSteps } = tally(own);
          return (
            <TableRow key={category}>
              <TableCell>{t(`category.${category}`)}</TableCell>
              <TableCell numeric>{`${completedSteps} / ${totalSteps}`}</TableCell>
              <TableCell numeric>{t("minutes", { minutes: minutesOf(own) })}</TableCell>
              <TableCell numeric>{scoreText(own)}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

export function minutesOf(steps: JourneyStep[]): number {
  return steps.reduce((sum, step) => sum + (step.progress?.timeSpent ?? 0), 0);
}

/** Returns the average quiz score as text. */
function scoreText(steps: JourneyStep[]): string {
  const scores = steps.flatMap((step) => step.progress?.score ?? []);
  if (scores.length === 0) return "–";
  return `${Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)}%`;
}
