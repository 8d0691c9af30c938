import type { Work } from "../../../../domain/api/work/work.ts";
import type { Stage } from "../../../../domain/work/desk/stages.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

const TONES: Record<Stage, BadgeTone> = {
  new: "indigo",
  contacted: "neutral",
  quoted: "neutral",
  won: "success",
  lost: "neutral",
  answered: "success",
  closed: "neutral",
};

/** The stage of a request. A sale marked as won by an agent shows as unconfirmed until somebody confirms it. */
export function StageBadge({ work }: { work: Pick<Work, "stage" | "isConfirmed"> }) {
  const { t } = useTranslation("desk");
  const isWaiting = work.stage === "won" && !work.isConfirmed;
  return (
    <Badge tone={isWaiting ? "accent" : TONES[work.stage]}>
      {isWaiting ? t("work.unconfirmed") : t(`work.stages.${work.stage}`)}
    </Badge>
  );
}
