import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowDownUp, ArrowUp } from "lucide-react";
import {
  COUNTED_UP_TO,
  DESK_VIEWS,
  LEAD_SORTS,
  USUAL_SORTS,
  type LeadSort,
} from "../../../../domain/work/desk/views.ts";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { ActionMenu } from "../../../ui/action-menu.tsx";
import { Button } from "../../../ui/button.tsx";
import { KeysButton, useKeyHint } from "./keys-dialog.tsx";
import type { LeadRow } from "./lead-kinds.ts";
import { rowLinkId } from "./lead-row.tsx";

type ListHeadProps = {
  kind: LeadKind;
  rows: LeadRow[];
  list: {
    query: { data: unknown };
    narrowed: URLSearchParams;
    rows: unknown[];
    previousKey: string | null;
    nextKey: string | null;
  };
  reference: string | undefined;
};

/** The head of the list: number of results, sort order, and the buttons for the previous and the next request. */
export function ListHead({ kind, rows, list, reference }: ListHeadProps) {
  const { t } = useTranslation("desk");
  const hint = useKeyHint();
  const { change } = useAddress();
  const at = rows.findIndex((row) => row.reference === reference);

  function move(step: number) {
    const next = rows[at < 0 ? 0 : at + step];
    if (!next) return;
    // Replaces the history entry, so that going through many requests adds only one.
    change({ request: next.reference }, { replace: reference !== undefined });
    document.getElementById(rowLinkId(next.reference))?.focus();
  }

  return (
    <div className="flex items-center gap-1">
      <p role="status" className="me-auto min-w-0 truncate text-sm text-ink-soft">
        <ResultCount kind={kind} list={list} />
      </p>
      <SortMenu />
      <Button
        variant="ghost"
        size="sm"
        {...hint("previous")}
        aria-label={t("inbox.keys.names.previous")}
        data-works-unseen=""
        className="max-sm:hidden"
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="sm"
        {...hint("next")}
        aria-label={t("inbox.keys.names.next")}
        data-works-unseen=""
        className="max-sm:hidden"
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden="true" />
      </Button>
      <KeysButton />
    </div>
  );
}

/** Shows the number of results. A text search knows only the rows of its page, so it shows "more than". */
function ResultCount({ kind, list }: Pick<ListHeadProps, "kind" | "list">) {
  const { t } = useTranslation("desk");
  const { words } = useAddress();
  const { query, narrowed, rows, previousKey, nextKey } = list;
  const isWhole = previousKey === null && nextKey === null;
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

/** The menu for the sort column and the sort direction. */
function SortMenu() {
  const { t } = useTranslation("desk");
  const { parameters, change } = useAddress();
  const view = DESK_VIEWS.find((name) => name === parameters.get("view"));
  const usual = (view && USUAL_SORTS[view]) ?? "requestDate";
  const sort = LEAD_SORTS.find((name) => name === parameters.get("sort")) ?? usual;
  const order = parameters.get("order");
  return (
    <ActionMenu
      variant="ghost"
      size="sm"
      button={
        <>
          <ArrowDownUp aria-hidden="true" />
          {t(`inbox.sort.${sort}`)}
        </>
      }
      title={t("inbox.sort.label")}
      panelLabel={t("inbox.sort.label")}
      groups={[
        {
          heading: t("inbox.sort.label"),
          choices: LEAD_SORTS.map((name) => ({
            value: name,
            label: t(`inbox.sort.${name}`),
            isCurrent: name === sort,
          })),
        },
        {
          heading: t("filters.order"),
          choices: (["newest", "oldest"] as const).map((name) => ({
            value: name,
            label: t(DIRECTION_LABELS[sort]?.[name] ?? `filters.${name}`),
            isCurrent: order === name,
          })),
        },
      ]}
      onChoose={(value) =>
        change(
          value === "newest" || value === "oldest"
            ? { order: value, before: null }
            : { sort: value, order: null, before: null },
        )
      }
    />
  );
}

type DirectionLabels = Record<"newest" | "oldest", `inbox.sort.${"up" | "down" | "first" | "last"}`>;
const BY_LETTERS: DirectionLabels = { newest: "inbox.sort.down", oldest: "inbox.sort.up" };
/** The names of the two sort directions for columns that are not dates. */
const DIRECTION_LABELS: Partial<Record<LeadSort, DirectionLabels>> = {
  name: BY_LETTERS,
  owner: BY_LETTERS,
  stage: { newest: "inbox.sort.last", oldest: "inbox.sort.first" },
};
