import { useDroppable } from "@dnd-kit/core";
import { useId } from "react";
import { Link } from "react-router";
import type { BoardTotals } from "../../../../domain/api/work/desk.ts";
import type { ListedRequest } from "../../../../domain/api/work/leads.ts";
import { localeOf } from "../../../../domain/platform/language.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { cx } from "../../../ui/cx.ts";
import { QueryStates } from "../../../ui/query-states.tsx";
import { BoardCard } from "./board-card.tsx";
import type { QuoteStage } from "./board-moves.ts";
import { useBoardColumn, useBoardTotals } from "./use-board.ts";

type BoardColumnProps = { stage: QuoteStage; onMove: (lead: ListedRequest<"quote">, stage: QuoteStage) => void };

/** The requests of a stage, the newest first. */
export function BoardColumn({ stage, onMove }: BoardColumnProps) {
  const { t } = useTranslation("desk");
  const { linkWith } = useAddress();
  const id = useId();
  const column = useBoardColumn(stage);
  const { data: totals } = useBoardTotals();
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
        {t(`work.stages.${stage}`)} <ColumnTotal total={totals?.[stage]} />
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

/** The number of all requests of a column and the sum of their premiums for a year. */
function ColumnTotal({ total }: { total: BoardTotals[QuoteStage] | undefined }) {
  const { t } = useTranslation("desk");
  const language = useLanguage();
  if (!total) return null;
  const dollars = new Intl.NumberFormat(localeOf(language), {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
  });
  const amount = dollars.format(total.yearlyCents / 100);
  return (
    <span className="block text-sm font-normal text-ink-soft tabular-nums">
      {t("inbox.board.total", { count: total.count })}
      {total.yearlyCents > 0 && (
        <span title={t("inbox.board.yearlyHint")}> · {t("inbox.board.yearly", { amount })}</span>
      )}
    </span>
  );
}
