import { Clock, Lock } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { JourneyStep } from "./use-onboarding.ts";

const STATUS_TONES: Record<JourneyStep["status"], BadgeTone> = {
  not_started: "neutral",
  in_progress: "accent",
  completed: "success",
  skipped: "neutral",
};

/** Badges with the category, difficulty, length and status of a step. */
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
      <StatusBadge step={step} />
    </p>
  );
}

type StepStanding = Pick<JourneyStep, "status" | "isLocked" | "lacksQuiz">;

/** The status of a step. A step not started yet can show as locked; a step completed without its quiz says so. */
export function StatusBadge({ step: { status, isLocked, lacksQuiz } }: { step: StepStanding }) {
  const { t } = useTranslation("onboarding");
  if (lacksQuiz) return <Badge tone="accent">{t("withoutQuiz")}</Badge>;
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
