import { CircleCheck, CircleDashed, CircleMinus, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import type { SetUp } from "../../../../domain/api/operations/go-live.ts";
import type { SetUpStep, StepState } from "../../../../domain/operations/go-live/step-names.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { cx } from "../../../ui/cx.ts";

const ICONS: Record<StepState, LucideIcon> = { open: CircleDashed, done: CircleCheck, skipped: CircleMinus };

type StepListProps = { steps: SetUp["steps"]; current: SetUpStep | undefined };

/** The steps of the set-up with their states. On a narrow screen they fold away, so that the step itself is near. */
export function StepList({ steps, current }: StepListProps) {
  const { t } = useTranslation("set-up");
  const settled = steps.filter(({ state }) => state !== "open").length;
  const progress = t("progress", { done: settled, all: steps.length });
  return (
    <nav aria-label={t("steps")} className="min-w-0">
      <details className="lg:hidden">
        <summary className="flex min-h-11 items-center font-semibold text-indigo">{progress}</summary>
        <Links steps={steps} current={current} />
      </details>
      <div className="hidden lg:block">
        <p className="mb-2 font-semibold">{progress}</p>
        <Links steps={steps} current={current} />
      </div>
    </nav>
  );
}

function Links({ steps, current }: StepListProps) {
  const { t } = useTranslation("set-up");
  const dates = useDates();
  return (
    <ol className="grid gap-1">
      {steps.map(({ step, state, by, at }) => {
        const Icon = ICONS[state];
        const said = t(`states.${state}`);
        return (
          <li key={step}>
            <Link
              to={`?step=${step}`}
              aria-current={step === current ? "step" : undefined}
              className={cx(
                "flex min-h-11 items-start gap-2 rounded px-2 py-2 text-ink no-underline hover:bg-surface-2",
                step === current && "bg-indigo-soft font-semibold",
              )}
            >
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-indigo" />
              <span className="min-w-0">
                {t(`names.${step}`)}
                <span className="block text-sm font-normal text-ink-soft">
                  {at ? t("setBy", { state: said, name: by ?? "–", time: dates.dateTime(at) }) : said}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
