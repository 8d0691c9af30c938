import type { CollisionDetection, DndContextProps, KeyboardCoordinateGetter } from "@dnd-kit/core";
import { STAGES } from "../../../../domain/work/desk/stages.ts";
import type { ListedRequest } from "../../../../domain/api/work/leads.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { nameIn } from "../../../../domain/work/request-kinds.ts";

export type QuoteStage = (typeof STAGES.quote)[number];

/** A card is over the column that its middle is over, however long the column is. */
export const byColumn: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) => {
  const middle = collisionRect.left + collisionRect.width / 2;
  return droppableContainers
    .filter(({ id }) => {
      const column = droppableRects.get(id);
      return column && column.left <= middle && middle <= column.right;
    })
    .map(({ id }) => ({ id }));
};

type Held = { data: { current?: Record<string, unknown> | undefined } };
type Column = { id: string | number };

/** The request on a card that is held. */
export const leadOf = ({ data }: Held) => data.current?.lead as ListedRequest<"quote"> | undefined;

/** The stage whose column a card is over. */
export const stageOf = (over: Column | null) => STAGES.quote.find((stage) => stage === over?.id);

/** The arrows go from column to column. */
export const toColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const at = STAGES.quote.findIndex((stage) => stage === context.over?.id);
  const next = context.droppableRects.get(STAGES.quote[at + step] ?? "");
  return next && { x: next.left + 8, y: currentCoordinates.y };
};

/** What is said while a card is moved. */
export function useBoardWords(): NonNullable<DndContextProps["accessibility"]> {
  const { t } = useTranslation("desk");
  const who = (active: Held) => {
    const lead = leadOf(active);
    return lead && nameIn(lead);
  };
  const where = (over: Column | null) => {
    const stage = stageOf(over);
    return stage && t(`work.stages.${stage}`);
  };
  return {
    screenReaderInstructions: { draggable: t("inbox.board.how") },
    announcements: {
      onDragStart: ({ active }) => t("inbox.board.picked", { name: who(active) }),
      onDragOver: ({ active, over }) => t("inbox.board.over", { name: who(active), stage: where(over) }),
      onDragEnd: ({ active, over }) => t("inbox.board.dropped", { name: who(active), stage: where(over) }),
      onDragCancel: ({ active }) => t("inbox.board.cancelled", { name: who(active) }),
    },
  };
}
