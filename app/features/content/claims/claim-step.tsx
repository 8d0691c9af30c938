import type { ClaimStep } from "../../../../server/content/shelves/present-entries.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { cx } from "../../../ui/cx.ts";

type ClaimStepItemProps = { step: ClaimStep; number: number; isCurrent: boolean };

/**
 * One step. On a phone it is a card with all its details. On a wide screen the steps form a row, and the details of the
 * current one fill the panel below. The others keep their space invisibly, so that nothing jumps (no layout shift).
 */
export function ClaimStepItem({ step, number, isCurrent }: ClaimStepItemProps) {
  const { t } = useTranslation("claims");
  return (
    <li
      id={`step-${number}`}
      aria-current={isCurrent ? "step" : undefined}
      className={cx(
        "scroll-mt-24 rounded border p-5 transition-colors duration-200 lg:not-noscript:contents",
        isCurrent ? "border-indigo bg-surface" : "border-line",
      )}
    >
      <div
        className={cx(
          "transition-colors duration-200 lg:not-noscript:row-start-1 lg:not-noscript:rounded lg:not-noscript:border lg:not-noscript:p-5",
          isCurrent ? "lg:border-indigo lg:bg-surface" : "lg:border-line",
        )}
      >
        <p className="flex items-center gap-3 text-sm font-semibold text-ink-soft after:h-px after:flex-1 after:bg-line">
          <span
            aria-hidden="true"
            className={cx(
              "grid size-10 place-items-center rounded-full font-display text-xl transition-colors duration-200",
              isCurrent ? "bg-accent text-on-accent" : "bg-indigo-soft text-indigo",
            )}
          >
            {number}
          </span>
          {t("timeline.step", { number })}
        </p>
        <h3 className="mt-3">{step.title}</h3>
        <p className="mt-2 text-ink-soft">{step.description}</p>
      </div>
      <Details details={step.details} isCurrent={isCurrent} />
    </li>
  );
}

function Details({ details, isCurrent }: { details: string[]; isCurrent: boolean }) {
  const { t } = useTranslation("claims");
  return (
    <div
      className={cx(
        "max-lg:mt-4 noscript:mt-4 lg:not-noscript:col-span-5 lg:not-noscript:col-start-1 lg:not-noscript:row-start-2",
        "lg:not-noscript:rounded lg:not-noscript:bg-surface-2 lg:not-noscript:px-8 lg:not-noscript:py-6",
        !isCurrent && "lg:not-noscript:invisible",
      )}
    >
      <p className="font-semibold">{t("timeline.tips")}</p>
      <ul className="mt-2 grid gap-x-10 gap-y-2 lg:grid-cols-2">
        {details.map((detail) => (
          <li
            key={detail}
            className="flex gap-3 before:mt-2.5 before:size-1.5 before:shrink-0 before:rounded-full before:bg-accent"
          >
            {detail}
          </li>
        ))}
      </ul>
    </div>
  );
}
