import { ArrowDownUp } from "lucide-react";
import { DESK_VIEWS, LEAD_SORTS, USUAL_SORTS, type LeadSort } from "../../../../domain/work/desk/views.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useAddress } from "../../../lib/use-address.ts";
import { ActionMenu } from "../../../ui/action-menu.tsx";

/** The menu for the sort column and the sort direction. */
export function SortMenu() {
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
          <span className="max-xl:sr-only">{t(`inbox.sort.${sort}`)}</span>
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
