import type { Work } from "../../../../domain/api/work/work.ts";
import { sayStage } from "../../../../domain/work/desk/say-event.ts";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
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
  waiting: "neutral",
  carrier: "accent",
  done: "success",
};

/** The stage of a request. A sale marked as won by an agent shows as unconfirmed until somebody confirms it. */
export function StageBadge({ kind, work }: { kind: LeadKind; work: Pick<Work, "stage" | "isConfirmed"> }) {
  const { t } = useTranslation("desk");
  const isWaiting = work.stage === "won" && !work.isConfirmed;
  return <Badge tone={isWaiting ? "accent" : TONES[work.stage]}>{sayStage(t, kind, work)}</Badge>;
}
