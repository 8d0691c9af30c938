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
      <StatusBadge step={step} />
    </p>
  );
}

type Standing = Pick<JourneyStep, "status" | "isLocked" | "lacksQuiz">;

/** The state of a step; a locked one says so as long as nobody has started it, and one without its quiz says that. */
export function StatusBadge({ step: { status, isLocked, lacksQuiz } }: { step: Standing }) {
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
