import { Clock, Lock } from "lucide-react";
import { useTranslation } from "../../lib/i18n.tsx";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { JourneyStep } from "./use-onboarding.ts";

const STATUS_TONES: Record<JourneyStep["status"], BadgeTone> = {
  not_started: "neutral",
  in_progress: "accent",
  completed: "success",
  skipped: "neutral",
};

/** Kind, difficulty, length and state of a step in a few words. */
export function StepFacts({ step }: { step: JourneyStep }) {
  const { t } = useTranslation("onboarding");
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone="indigo">{t(`category.${step.category}`)}</Badge>
      <Badge>{t(`difficulty.${step.difficulty}`)}</Badge>
      <Badge>
        <Clock aria-hidden="true" />
        {t("minutes", { minutes: step.estimatedDuration })}
      </Badge>
      <StatusBadge status={step.status} isLocked={step.isLocked} />
    </p>
  );
}

/** The state of a step; a locked one says so as long as nobody has started it. */
export function StatusBadge({ status, isLocked }: { status: JourneyStep["status"]; isLocked: boolean }) {
  const { t } = useTranslation("onboarding");
  if (isLocked && status === "not_started") {
    return (
      <Badge>
        <Lock aria-hidden="true" />
        {t("locked")}
      </Badge>
    );
  }
  return <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>;
}
