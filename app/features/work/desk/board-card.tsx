import { useDraggable } from "@dnd-kit/core";
import { GripVertical, MoveRight } from "lucide-react";
import { Link } from "react-router";
import { STAGES } from "../../../../domain/work/desk/stages.ts";
import type { ListedRequest } from "../../../../domain/api/work/leads.ts";
import { useUser } from "../../../layout/account-links.tsx";
import { TagChips } from "../../../layout/tags/tag-chip.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { ActionMenu } from "../../../ui/action-menu.tsx";
import { cx } from "../../../ui/cx.ts";
import type { QuoteStage } from "./board-moves.ts";
import { Clock } from "./clock.tsx";
import { nameIn } from "../../../../domain/work/request-kinds.ts";
import { useOwnerText } from "./owner-text.ts";
import { mayOn } from "./use-work.ts";

type BoardCardProps = {
  lead: ListedRequest<"quote">;
  /** True for the copy of the card that follows the pointer during a drag. */
  isHeld?: boolean;
  /** Unset for the copy that is dragged, which has no menu. */
  onMove?: (lead: ListedRequest<"quote">, stage: QuoteStage) => void;
};

/**
 * A quote request on the board. Its reference is the link that opens it. Users with the right to change its stage also
 * get a drag handle and a menu of stages.
 */
export function BoardCard({ lead, isHeld = false, onMove }: BoardCardProps) {
  const { t } = useTranslation("desk");
  const { linkWith } = useAddress();
  const user = useUser();
  const ownerText = useOwnerText();
  const mayMove = user !== null && mayOn(user, lead, "stage");
  const name = nameIn(lead) || t("inbox.row.noName");
  const { setNodeRef, isDragging, attributes, listeners } = useDraggable({
    id: isHeld ? `held-${lead.id}` : lead.id,
    data: { lead },
    disabled: !mayMove,
  });
  return (
    <article
      ref={setNodeRef}
      className={cx(
        "grid grid-cols-1 gap-1 rounded border border-line bg-surface p-2",
        isDragging && "opacity-40",
        isHeld && "shadow-float",
      )}
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="font-sans text-sm font-semibold wrap-anywhere">{name}</h3>
          <p className="text-sm text-ink-soft">
            <Link
              {...linkWith({ view: null, request: lead.reference })}
              aria-label={t("open", { reference: lead.reference })}
              className="link"
            >
              {lead.reference}
            </Link>{" "}
            {t(`quotes:type.${lead.insuranceType}`)}
          </p>
        </div>
        {mayMove && (
          <button
            type="button"
            {...attributes}
            {...listeners}
            aria-label={t("inbox.board.grip", { name })}
            title={t("inbox.board.grip", { name })}
            className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded text-ink-soft hover:bg-surface-2 pointer-coarse:size-11"
          >
            <GripVertical aria-hidden="true" className="size-4" />
          </button>
        )}
      </div>
      <TagChips ids={lead.work.tagIds} most={4} />
      <div className="flex items-center gap-2">
        <Clock lead={lead} />
        <span className="min-w-0 flex-1 truncate text-sm text-ink-soft" title={ownerText(lead.work)}>
          {lead.work.owner?.name}
        </span>
        {mayMove && onMove && (
          <ActionMenu
            variant="ghost"
            size="sm"
            className="px-1"
            aria-label={t("inbox.board.move", { name })}
            title={t("inbox.board.move", { name })}
            button={<MoveRight aria-hidden="true" />}
            panelLabel={t("inbox.board.move", { name })}
            groups={[
              {
                choices: STAGES.quote.map((stage) => ({
                  value: stage,
                  label: t(`work.stages.${stage}`),
                  isCurrent: stage === lead.work.stage,
                })),
              },
            ]}
            onChoose={(stage) => onMove(lead, stage)}
          />
        )}
      </div>
    </article>
  );
}
