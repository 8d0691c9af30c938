import { ArrowDown, ArrowUp, RefreshCw, SlidersHorizontal } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { COUNTED_UP_TO } from "../../../../domain/work/desk/views.ts";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { LiveStatus } from "../../../layout/live/live-controls.tsx";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { useSearchText } from "../../../lib/use-search-text.ts";
import { Button } from "../../../ui/button.tsx";
import { PopButton } from "../../../ui/pop-button.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { toast } from "../../../ui/toast-store.ts";
import type { Density } from "./density.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { KeysButton, useKeyHint } from "./keys-dialog.tsx";
import { ListOptions } from "./list-options.tsx";
import { OwnViewMenu } from "./own-view-menu.tsx";
import { SortMenu } from "./sort-menu.tsx";
import type { LeadPages } from "./use-lead-pages.ts";

type ListBarProps = {
  kind: LeadKind;
  list: LeadPages;
  density: Density;
  onRefresh: () => void;
  /** Shows the checkboxes on a phone. */
  onSelect: () => void;
  /** Shows a change of many requests below the list. */
  onShowBulk: (id: number) => void;
} & MoveButtonsProps;

/** The line above the list: search, filters as chips, number of results, order, and the buttons of the list. */
export function ListBar({ kind, list, density, onRefresh, onSelect, onShowBulk, ...moves }: ListBarProps) {
  const { t } = useTranslation("desk");
  const [text, setText] = useSearchText();
  const hint = useKeyHint();
  const { query, narrowed } = list;
  return (
    <div className="desk-bar">
      <SearchBox
        label={t(`kinds:${kind}.search`)}
        clearLabel={t("clear")}
        value={text}
        onChange={setText}
        hint={hint("search")}
        isCompact
        className="desk-search"
      />
      <PopButton
        variant="ghost"
        size="sm"
        aria-label={t("inbox.filters.add")}
        title={t("inbox.filters.add")}
        button={
          <>
            <SlidersHorizontal aria-hidden="true" />
            <span className="max-lg:sr-only">{t("inbox.filters.add")}</span>
          </>
        }
        panelLabel={t("inbox.filters.label")}
        panelClassName="w-96 max-w-[calc(100vw-1rem)] p-3"
      >
        <FilterFields kind={kind} />
      </PopButton>
      <FilterChips kind={kind} />
      <OwnViewMenu kind={kind} />
      <p role="status" className="desk-results">
        <ResultCount kind={kind} list={list} />
      </p>
      <SortMenu />
      <Button
        variant="ghost"
        size="sm"
        busy={query.isFetching && !query.isPending}
        aria-label={t("refresh")}
        title={t("refresh")}
        onClick={onRefresh}
      >
        <RefreshCw aria-hidden="true" />
      </Button>
      <MoveButtons {...moves} />
      <KeysButton />
      <LiveStatus />
      <ListOptions
        density={density}
        exportPath={`${KINDS[kind].path}/export?${narrowed.toString()}`}
        onSelect={onSelect}
        onSelectAll={moves.onCheckAll}
        onShowBulk={onShowBulk}
      />
    </div>
  );
}

type MoveButtonsProps = {
  onMove: (step: number) => void;
  /** Returns false when no request of the list waits for us. */
  onMoveToWaiting: () => boolean;
  onCheck: () => void;
  /** Checks the row of the cursor and its neighbour, and moves there. */
  onExtend: (step: number) => void;
  onCheckAll: () => void;
};

/** The buttons behind the keys that move in the list; they work while there is no room for them, too. */
function MoveButtons({ onMove, onMoveToWaiting, onCheck, onExtend, onCheckAll }: MoveButtonsProps) {
  const { t } = useTranslation("desk");
  const hint = useKeyHint();
  const look = { variant: "ghost", size: "sm", "data-works-unseen": "", className: "max-xl:hidden" } as const;
  return (
    <>
      <Button {...look} {...hint("previous")} aria-label={t("inbox.keys.names.previous")} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button {...look} {...hint("next")} aria-label={t("inbox.keys.names.next")} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden="true" />
      </Button>
      <Button
        {...look}
        {...hint("nextWaiting")}
        hidden
        onClick={() => onMoveToWaiting() || toast({ title: t("inbox.keys.noneWaiting") })}
      />
      <Button {...look} {...hint("select")} hidden onClick={onCheck} />
      <Button {...look} {...hint("selectNext")} hidden onClick={() => onExtend(1)} />
      <Button {...look} {...hint("selectPrevious")} hidden onClick={() => onExtend(-1)} />
      <Button {...look} {...hint("selectAll")} hidden onClick={onCheckAll} />
    </>
  );
}

/** Shows the number of results. A text search knows only the rows that it has, so it shows "more than". */
function ResultCount({ kind, list }: { kind: LeadKind; list: LeadPages }) {
  const { t } = useTranslation("desk");
  const { words } = useAddress();
  const { query, narrowed, rows, isWhole } = list;
  const { data } = useQuery({
    queryKey: ["list", KINDS[kind].path, "count", narrowed.toString()],
    queryFn: () => api(`GET ${KINDS[kind].path}/count`, { query: narrowed }),
    enabled: words === "" && !isWhole,
  });
  if (query.data === undefined) return null;
  if (isWhole) return t("inbox.results", { count: rows.length });
  if (words !== "") return t("inbox.manyResults", { count: rows.length });
  if (!data) return null;
  if (data.count >= COUNTED_UP_TO) return t("inbox.manyResults", { count: COUNTED_UP_TO - 1 });
  return t("inbox.results", { count: data.count });
}
