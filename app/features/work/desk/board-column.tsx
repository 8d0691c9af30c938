import { useDroppable } from "@dnd-kit/core";
import { useId } from "react";
import { Link } from "react-router";
import type { ListedRequest } from "../../../../domain/api/work/leads.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { cx } from "../../../ui/cx.ts";
import { QueryStates } from "../../../ui/query-states.tsx";
import { BoardCard } from "./board-card.tsx";
import type { QuoteStage } from "./board-moves.ts";
import { useBoardColumn } from "./use-board.ts";

type BoardColumnProps = { stage: QuoteStage; onMove: (lead: ListedRequest<"quote">, stage: QuoteStage) => void };

/** The requests of a stage, the newest first. */
export function BoardColumn({ stage, onMove }: BoardColumnProps) {
  const { t } = useTranslation("desk");
  const { linkWith } = useAddress();
  const id = useId();
  const column = useBoardColumn(stage);
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className={cx(
        "grid content-start gap-2 rounded border p-2",
        isOver ? "border-indigo bg-indigo-soft" : "border-line bg-surface-2",
      )}
    >
      <h2 id={id} className="px-1 font-sans text-base font-semibold">
        {t(`work.stages.${stage}`)}{" "}
        <span className="font-normal text-ink-soft tabular-nums">
          {column.data &&
            t(column.data.next ? "inbox.board.more" : "inbox.board.count", { count: column.data.rows.length })}
        </span>
      </h2>
      <QueryStates query={column} errorTitle={t("error.title")} error={t("kinds:quote.failed")} lines={4}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p className="px-1 py-4 text-sm text-ink-soft">{t("inbox.board.none")}</p>}
            <ul className="grid grid-cols-1 gap-2">
              {rows.map((lead) => (
                <li key={lead.id}>
                  <BoardCard lead={lead} onMove={onMove} />
                </li>
              ))}
            </ul>
            {next && (
              <Link {...linkWith({ view: null, stage })} className="link px-1 py-2 text-sm">
                {t("inbox.board.all")}
              </Link>
            )}
          </>
        )}
      </QueryStates>
    </section>
  );
}
