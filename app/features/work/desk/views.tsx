import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { COUNTED_UP_TO, DESK_VIEWS } from "../../../../domain/work/desk/views.ts";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { api } from "../../../lib/api.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { cx } from "../../../ui/cx.ts";
import { useTypeText } from "./type-text.ts";

/** The value of the `view` parameter that opens the board in place of a list. */
export const BOARD = "board";

/** The views with a link. The view "unread" has none: unread requests are bold in every list. */
const SHOWN = DESK_VIEWS.filter((name) => name !== "unread");

function useDeskCounts() {
  return useQuery({ queryKey: ["desk-counts"], queryFn: () => api("GET /api/desk-counts") });
}

/** The links to the views of the requests, each with its count; beside the list or above it. */
export function Views({ kind, className }: { kind: LeadKind; className?: string }) {
  const { t } = useTranslation("desk");
  const { parameters } = useAddress();
  const { data } = useDeskCounts();
  const counts = data?.[KINDS[kind].tab];
  const view = parameters.get("view");
  const type = parameters.get("type");
  const typeText = useTypeText();
  return (
    <nav aria-label={t("inbox.views.label")} className={cx("desk-views", className)}>
      <ul>
        <View isChosen={!view && !type} changes={{ view: null, type: null }}>
          {t("inbox.views.all")}
        </View>
        {SHOWN.map((name) => (
          <View key={name} isChosen={view === name} changes={{ view: name, type: null }} count={counts?.[name]}>
            {t(`inbox.views.${name}`)}
          </View>
        ))}
        {KINDS[kind].isSale && (
          <View isChosen={view === BOARD} changes={{ view: BOARD, type: null, request: null }}>
            {t("inbox.views.board")}
          </View>
        )}
      </ul>
      {KINDS[kind].types.length > 0 && (
        <div className="desk-view-types">
          <p className="desk-views-heading">{t("inbox.views.byType")}</p>
          <ul>
            {KINDS[kind].types.map((name) => (
              <View
                key={name}
                isChosen={!view && type === name}
                changes={{ view: null, type: name }}
                count={data?.types[name]}
              >
                {typeText(name)}
              </View>
            ))}
          </ul>
        </div>
      )}
    </nav>
  );
}

type ViewProps = {
  isChosen: boolean;
  changes: Record<string, string | null>;
  count?: number | undefined;
  children: string;
};

function View({ isChosen, changes, count, children }: ViewProps) {
  const { linkWith } = useAddress();
  return (
    <li>
      <Link
        {...linkWith({ sort: null, order: null, suspected: null, before: null, ...changes })}
        aria-current={isChosen ? "true" : undefined}
        className="desk-view"
      >
        <span>{children}</span>
        {count !== undefined && count > 0 && (
          <span className="desk-view-count">{count < COUNTED_UP_TO ? count : `${COUNTED_UP_TO - 1}+`}</span>
        )}
      </Link>
    </li>
  );
}
