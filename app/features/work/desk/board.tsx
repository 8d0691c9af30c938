import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from "@dnd-kit/core";
import { useState } from "react";
import { nameIn } from "../../../../domain/work/request-kinds.ts";
import { STAGES, type LostReason } from "../../../../domain/work/desk/stages.ts";
import type { ListedRequest } from "../../../../domain/api/work/leads.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { BoardCard } from "./board-card.tsx";
import { BoardColumn } from "./board-column.tsx";
import { byColumn, leadOf, stageOf, toColumn, useBoardWords, type QuoteStage } from "./board-moves.ts";
import { LostDialog } from "./lost-dialog.tsx";
import { UndoBar } from "./undo-bar.tsx";
import { useBoard } from "./use-board.ts";
import { WinDialog } from "./win-policy.ts";
import { ConflictNotice } from "./work-conflict.tsx";

/** The quote requests by stage. A card is moved by drag, by keyboard or by its menu. */
export function Board() {
  const { t } = useTranslation("desk");
  const board = useBoard();
  const [held, setHeld] = useState<ListedRequest<"quote"> | null>(null);
  const [lost, setLost] = useState<ListedRequest<"quote"> | null>(null);
  const sensors = useSensors(
    // A drag starts after 8 pixels. A shorter press counts as a click and opens the request.
    useSensor(PointerSensor, { activationConstraint: { distance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toColumn }),
  );
  const accessibility = useBoardWords();

  function move(lead: ListedRequest<"quote">, stage: QuoteStage) {
    if (stage === lead.work.stage) return;
    if (stage === "lost") setLost(lead);
    else board.move(lead, { do: "stage", stage });
  }

  function drop({ active, over }: DragEndEvent) {
    setHeld(null);
    const lead = leadOf(active);
    const stage = stageOf(over);
    if (lead && stage) move(lead, stage);
  }

  function loseBecause(reason: LostReason) {
    if (lost) board.move(lost, { do: "stage", stage: "lost", reason });
    setLost(null);
  }

  const { clash } = board;
  return (
    <div className="desk-board min-w-0">
      {clash && (
        <div className="mb-3">
          <ConflictNotice
            key={clash.lead.work.version}
            lead={clash.lead}
            conflict={clash}
            isNamed
            isBusy={board.isBusy}
            onLeave={board.dropClash}
            onAgain={() => board.move(clash.lead, clash.wanted)}
          />
        </div>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={byColumn}
        accessibility={accessibility}
        onDragStart={({ active }) => setHeld(leadOf(active) ?? null)}
        onDragCancel={() => setHeld(null)}
        onDragEnd={drop}
      >
        <section aria-label={t("inbox.views.board")} tabIndex={0} className="desk-columns">
          {STAGES.quote.map((stage) => (
            <BoardColumn key={stage} stage={stage} onMove={move} />
          ))}
        </section>
        <DragOverlay>{held && <BoardCard lead={held} isHeld />}</DragOverlay>
      </DndContext>
      <LostDialog lead={lost} onChoose={loseBecause} onClose={() => setLost(null)} />
      {board.won && (
        <WinDialog
          win={{ id: board.won.id, reference: board.won.reference, name: nameIn(board.won) ?? "" }}
          onClose={board.dropWon}
        />
      )}
      <UndoBar kind="quote" event={board.done} isBusy={board.isBusy} onUndo={board.undo} onForget={board.forget} />
    </div>
  );
}
