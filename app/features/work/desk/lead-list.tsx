import { useRef } from "react";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useList } from "../../../lib/use-list.ts";
import { ListStates } from "../../../ui/list-states.tsx";
import { Arrivals } from "./arrivals.tsx";
import { LEAD_FILTERS, LeadFilters } from "./lead-filters.tsx";
import { LeadRow } from "./lead-row.tsx";
import { ListHead } from "./list-head.tsx";
import { NoLeads } from "./no-leads.tsx";
import { useSettledRows } from "./use-settled-rows.ts";

type LeadListProps = {
  kind: LeadKind;
  /** The reference of the open request. */
  reference: string | undefined;
  /** Called when a request was opened by a press on its row. */
  onOpen(): void;
};

/** A page of requests with its filters and its loading, error and empty states. */
export function LeadList({ kind, reference, onOpen }: LeadListProps) {
  const { t } = useTranslation("desk");
  const { path } = KINDS[kind];
  const list = useList(`GET ${path}`, { filters: LEAD_FILTERS });
  const { query, narrowed, isNarrowed } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, arrived, show } = useSettledRows(list.rows, { key: list.key, open: reference, scroller });

  async function refresh() {
    const { data } = await query.refetch();
    if (data) show(data.rows);
  }

  function showArrived() {
    show(list.rows);
    scroller.current?.scrollTo({ top: 0 });
    scroller.current?.querySelector<HTMLElement>(".desk-row-link")?.focus();
  }

  return (
    <div className="desk-list">
      <LeadFilters
        kind={kind}
        exportPath={`${path}/export?${narrowed.toString()}`}
        isBusy={query.isFetching && !query.isPending}
        onRefresh={() => void refresh()}
      />
      <ListHead kind={kind} rows={rows} list={list} reference={reference} />
      <Arrivals count={arrived} onShow={showArrived} />
      <div ref={scroller} className="desk-rows">
        <ListStates
          list={{ ...list, rows }}
          errorTitle={t("error.title")}
          error={t(`kinds:${kind}.failed`)}
          empty={<NoLeads kind={kind} isNarrowed={isNarrowed} />}
        >
          <ul aria-label={t(`kinds:${kind}.tab`)} className="rounded border border-line bg-surface">
            {rows.map((row) => (
              <LeadRow key={row.id} lead={row} isOpen={row.reference === reference} onOpen={onOpen} />
            ))}
          </ul>
        </ListStates>
      </div>
    </div>
  );
}
