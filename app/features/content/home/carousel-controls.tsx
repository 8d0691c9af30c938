import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { cx } from "../../../ui/cx.ts";

type ControlsProps = { count: number; current: number; goTo(index: number): void; move(steps: number): void };

const round =
  "grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong bg-surface text-ink transition-colors hover:border-indigo hover:text-indigo";

/**
 * The carousel controls: previous, a dot for each slide, next. Hidden without JavaScript, when the row is scrolled by
 * hand.
 */
export function CarouselControls({ count, current, goTo, move }: ControlsProps) {
  const { t } = useTranslation("home");
  return (
    <div className="mt-6 flex items-center justify-center gap-3 noscript:hidden">
      <button type="button" aria-label={t("offers.previous")} className={round} onClick={() => move(-1)}>
        <ArrowLeft aria-hidden="true" className="size-5" />
      </button>
      <div className="flex">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={t("offers.goTo", { number: index + 1 })}
            aria-current={index === current ? "true" : undefined}
            className="group grid size-11 cursor-pointer place-items-center rounded-full"
            onClick={() => goTo(index)}
          >
            <span
              className={cx(
                "h-2.5 rounded-full transition-all duration-200",
                index === current ? "w-7 bg-indigo" : "w-2.5 bg-line-strong group-hover:bg-indigo",
              )}
            />
          </button>
        ))}
      </div>
      <button type="button" aria-label={t("offers.next")} className={round} onClick={() => move(1)}>
        <ArrowRight aria-hidden="true" className="size-5" />
      </button>
      <p aria-live="polite" className="sr-only">
        {t("offers.position", { number: current + 1, total: count })}
      </p>
    </div>
  );
}
