import { useQuery } from "@tanstack/react-query";
import { DESK_VIEWS, type DeskView } from "../../../../domain/work/desk/views.ts";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { CLEARED_FILTERS } from "./lead-filters.ts";
import { useTypeText } from "./type-text.ts";
import { useOwnViews } from "./use-own-views.ts";

/** The value of the `view` parameter that opens the board in place of a list. */
export const BOARD = "board";

/** The views that stand before those of one's own. */
const FIRST: readonly DeskView[] = ["waiting", "waitingMine"];
/** The other views with a link. The view "unread" has none: unread requests are bold in every list. */
const OTHERS = DESK_VIEWS.filter((name) => name !== "unread" && !FIRST.includes(name));

/** A link to a list. Its count is the number of requests that the list has, by the same filters. */
export type ViewEntry = {
  key: string;
  label: string;
  count?: number | undefined;
  isChosen: boolean;
  /** The parameters of the address. All others that filter or sort are removed, so that the count holds. */
  changes: Record<string, string | null>;
};

/** Returns the views of a kind with their numbers: the usual ones, those of one's own, and one for each type. */
export function useViewEntries(kind: LeadKind): { views: ViewEntry[]; types: ViewEntry[] } {
  const { t } = useTranslation("desk");
  const typeText = useTypeText();
  const { parameters } = useAddress();
  const { data } = useQuery({ queryKey: ["desk-counts"], queryFn: () => api("GET /api/desk-counts") });
  const own = useOwnViews(kind);
  const { tab, isSale, types } = KINDS[kind];
  const counts = data?.[tab];
  const view = parameters.get("view");
  const type = parameters.get("type");
  const chosenOwn = parameters.get("own");

  const entry = (key: string, label: string, rest: Omit<ViewEntry, "key" | "label">): ViewEntry => ({
    key,
    label,
    ...rest,
    changes: { ...CLEARED_FILTERS, own: null, ...rest.changes },
  });
  const usual = (name: DeskView) =>
    entry(name, t(`inbox.views.${name}`), {
      count: counts?.[name],
      isChosen: view === name && !chosenOwn,
      changes: { view: name },
    });
  const all = entry("all", t("inbox.views.all"), { isChosen: !view && !type && !chosenOwn, changes: {} });
  const kept = own.map(({ id, name, filters, count }) =>
    entry(`own-${id}`, name, {
      count,
      isChosen: chosenOwn === String(id),
      changes: { ...filters, own: String(id) },
    }),
  );
  const board = entry(BOARD, t("inbox.views.board"), {
    isChosen: view === BOARD,
    changes: { view: BOARD, request: null },
  });
  return {
    views: [all, ...FIRST.map(usual), ...kept, ...OTHERS.map(usual), ...(isSale ? [board] : [])],
    types: types.map((name) =>
      entry(`type-${name}`, typeText(name), {
        count: data?.types[name],
        isChosen: !view && !chosenOwn && type === name,
        changes: { type: name },
      }),
    ),
  };
}
