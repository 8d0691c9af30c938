import type { CollisionDetection, DndContextProps, KeyboardCoordinateGetter } from "@dnd-kit/core";
import { STAGES } from "../../../../domain/work/desk/stages.ts";
import type { ListedRequest } from "../../../../domain/api/work/leads.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { nameIn } from "../../../../domain/work/request-kinds.ts";

export type QuoteStage = (typeof STAGES.quote)[number];

/**
 * Collision detection: a card is over the column that contains its horizontal middle, regardless of the column's
 * length.
 */
export const byColumn: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) => {
  const middle = collisionRect.left + collisionRect.width / 2;
  return droppableContainers
    .filter(({ id }) => {
      const column = droppableRects.get(id);
      return column && column.left <= middle && middle <= column.right;
    })
    .map(({ id }) => ({ id }));
};

type DragItem = { data: { current?: Record<string, unknown> | undefined } };
type DropTarget = { id: string | number };

/** Returns the request on a dragged card. */
export const leadOf = ({ data }: DragItem) => data.current?.lead as ListedRequest<"quote"> | undefined;

/** Returns the stage of the column that a dragged card is over. */
export const stageOf = (over: DropTarget | null) => STAGES.quote.find((stage) => stage === over?.id);

/** Moves a card to the next or previous column with the arrow keys. */
export const toColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const at = STAGES.quote.findIndex((stage) => stage === context.over?.id);
  const next = context.droppableRects.get(STAGES.quote[at + step] ?? "");
  return next && { x: next.left + 8, y: currentCoordinates.y };
};

/** Returns the screen reader instructions and announcements for dragging a card. */
export function useBoardWords(): NonNullable<DndContextProps["accessibility"]> {
  const { t } = useTranslation("desk");
  const cardName = (active: DragItem) => {
    const lead = leadOf(active);
    return lead && nameIn(lead);
  };
  const stageName = (over: DropTarget | null) => {
    const stage = stageOf(over);
    return stage && t(`work.stages.${stage}`);
  };
  return {
    screenReaderInstructions: { draggable: t("inbox.board.how") },
    announcements: {
      onDragStart: ({ active }) => t("inbox.board.picked", { name: cardName(active) }),
      onDragOver: ({ active, over }) => t("inbox.board.over", { name: cardName(active), stage: stageName(over) }),
      onDragEnd: ({ active, over }) => t("inbox.board.dropped", { name: cardName(active), stage: stageName(over) }),
      onDragCancel: ({ active }) => t("inbox.board.cancelled", { name: cardName(active) }),
    },
  };
}
