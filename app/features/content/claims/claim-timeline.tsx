import { useTranslation } from "../../../lib/i18n.tsx";
import type { ClaimStep } from "../../../../server/content/shelves/present-entries.ts";
import { ClaimStepItem } from "./claim-step.tsx";
import { TimelineControls } from "./timeline-controls.tsx";
import { useCycle } from "./use-cycle.ts";

const STEP_MS = 5_000;

/** The five steps of a claim. All are in the page; the highlight moves from one to the next. */
export function ClaimTimeline({ steps }: { steps: ClaimStep[] }) {
  const { t } = useTranslation("claims");
  const { current, isPlaying, jump, togglePlaying, rest } = useCycle(steps.length, STEP_MS);

  function jumpTo(index: number) {
    jump(index);
    document.getElementById(`step-${index + 1}`)?.scrollIntoView({ block: "nearest" });
  }

  return (
    <section aria-labelledby="timeline" className="container-page section-page">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="timeline">{t("timeline.title")}</h2>
          <p className="mt-2 max-w-prose text-lg text-ink-soft">{t("timeline.lead")}</p>
        </div>
        <TimelineControls
          titles={steps.map((step) => step.title)}
          current={current}
          isPlaying={isPlaying}
          onJump={jumpTo}
          onToggle={togglePlaying}
          rest={rest}
        />
      </div>
      <ol {...rest} className="grid gap-4 lg:not-noscript:grid-cols-5">
        {steps.map((step, index) => (
          <ClaimStepItem key={step.title} step={step} number={index + 1} isCurrent={index === current} />
        ))}
      </ol>
    </section>
  );
}
