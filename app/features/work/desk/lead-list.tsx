import { useEffect, useRef, useState } from "react";
import type { LeadKind } from "../../../../domain/work/request-kinds.ts";
import { late } from "../../../lib/late.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { ListStates } from "../../../ui/list-states.tsx";
import { Arrivals } from "./arrivals.tsx";
import { CheckedBar } from "./checked-bar.tsx";
import type { Density } from "./density.ts";
import { useGlance } from "./lead-query.ts";
import { LeadRow, type RowActions } from "./lead-row.tsx";
import { ListBar } from "./list-bar.tsx";
import { MoreRows } from "./more-rows.tsx";
import { NoLeads } from "./no-leads.tsx";
import { useChecked } from "./use-checked.ts";
import { useCursor } from "./use-cursor.ts";
import { useLeadPages } from "./use-lead-pages.ts";
import { useShownBulk } from "./use-shown-bulk.ts";
import { useSettledRows } from "./use-settled-rows.ts";

const BulkStrip = late(async () => (await import("./bulk-strip.tsx")).BulkStrip);

/** The rest on a row after which its request is prefetched, in milliseconds. */
const REST_MS = 60;

type LeadListProps = {
  kind: LeadKind;
  density: Density;
  /** The reference of the open request. */
  reference: string | undefined;
  /** Called when a request was opened by a press on its row. */
  onOpen(): void;
  /** Called when the keys are ahead of the opened request, and when it has caught up. */
  onBehind(isBehind: boolean): void;
};

/** The line with search and filters, and below it the requests with their loading, error and empty states. */
export function LeadList({ kind, density, reference, onOpen, onBehind }: LeadListProps) {
  const { t } = useTranslation("desk");
  const { parameters, change } = useAddress();
  const list = useLeadPages(kind);
  const { query, isNarrowed } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, arrived, show } = useSettledRows(list.rows, { key: list.key, open: reference, scroller });
  // Replaces the history entry, so that going through many requests adds only one.
  const openByKey = (next: string) => change({ request: next }, { replace: reference !== undefined });
  const { isBehind, cursor, ...moves } = useCursor({ rows, reference, open: openByKey });
  useEffect(() => onBehind(isBehind), [isBehind, onBehind]);
  const checked = useChecked(list.key, rows);
  const bulk = useShownBulk();
  const actions = useRowActions({
    check: (next, isRange) => (isRange ? checked.checkRange(next) : checked.toggle(next)),
    open(next) {
      onOpen();
      moves.jump(next);
      change({ request: next });
    },
  });

  function extend(step: number) {
    const to = moves.move(step);
    if (to !== undefined) checked.extend(cursor, to);
  }

  async function refresh() {
    const { data } = await query.refetch();
    if (data) show(data.pages.flatMap((page) => page.rows));
  }

  function showArrived() {
    show(list.rows);
    scroller.current?.scrollTo({ top: 0 });
    scroller.current?.querySelector<HTMLElement>(".desk-row-link")?.focus();
  }

  const closed = new URLSearchParams(parameters);
  closed.delete("request");
  const search = closed.toString();
  return (
    <>
      <ListBar
        kind={kind}
        list={list}
        density={density}
        onRefresh={() => void refresh()}
        onMove={moves.move}
        onMoveToWaiting={moves.moveToWaiting}
        onCheck={() => cursor !== undefined && checked.toggle(cursor)}
        onExtend={extend}
        onCheckAll={checked.checkAll}
        onSelect={checked.begin}
        onShowBulk={bulk.show}
      />
      <div className="desk-list">
        <Arrivals count={arrived} onShow={showArrived} />
        <div ref={scroller} id="list" tabIndex={-1} className="desk-rows" data-density={density}>
          <ListStates
            list={{ ...list, rows }}
            errorTitle={t("error.title")}
            error={t(`kinds:${kind}.failed`)}
            empty={<NoLeads kind={kind} isNarrowed={isNarrowed} />}
          >
            <ul aria-label={t(`kinds:${kind}.tab`)} data-checking={checked.isOn ? "" : undefined}>
              {rows.map((row) => (
                <LeadRow
                  key={row.id}
                  lead={row}
                  search={search}
                  isCurrent={row.reference === cursor}
                  isChecked={checked.has(row.reference)}
                  actions={actions}
                />
              ))}
            </ul>
            <MoreRows query={query} />
          </ListStates>
        </div>
        <CheckedBar kind={kind} checked={checked} narrowed={list.narrowed} onStarted={bulk.show} />
        {bulk.id !== null && <BulkStrip key={bulk.id} id={bulk.id} onClose={bulk.close} />}
      </div>
    </>
  );
}

/** Returns handlers that stay the same in every render and call the latest functions. */
function useRowActions(now: Pick<RowActions, "open" | "check">): RowActions {
  const glance = useGlance();
  const latest = useRef(now);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const [actions] = useState<RowActions>(() => ({
    open: (reference) => latest.current.open(reference),
    check: (reference, isRange) => latest.current.check(reference, isRange),
    rest(reference) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => glance(reference), REST_MS);
    },
  }));
  return actions;
}
