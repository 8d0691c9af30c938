import { useEffect, useRef } from "react";
import type { ViewedCustomer } from "../../../../domain/api/work/customers.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Part } from "./part.tsx";

type Merge = ViewedCustomer["merges"][number];

type MergesProps = {
  merges: Merge[];
  /** The id of the merge that the user has just made. */
  ownId: number | null;
};

/** The customers merged into this one; the last merge can be undone. */
export function Merges({ merges, ownId }: MergesProps) {
  const { t } = useTranslation("customers");
  const dates = useDates();
  const mayUndo = useMay("customer-data", "edit");
  const undo = useChange({
    request: ({ id }: Merge) => ({ to: "POST /api/customer-merges/:id/undo", params: { id } }),
    success: t("merges.undone"),
    failure: t("merges.failed"),
  });
  const title = useRef<HTMLHeadingElement>(null);
  const isOwnThere = merges.some(({ id }) => id === ownId);
  useEffect(() => {
    // Focuses the section after a merge: it shows the merge, with its undo button.
    if (isOwnThere) title.current?.focus();
  }, [isOwnThere]);
  if (merges.length === 0) return null;
  return (
    <Part title={t("merges.title")} titleRef={title}>
      <ul className="divide-y divide-line rounded border border-line bg-surface">
        {merges.map((merge, place) => {
          const date = dates.dateTime(merge.at);
          return (
            <li key={merge.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{merge.name}</p>
                <p className="text-sm text-ink-soft">
                  {merge.actor ? t("merges.by", { name: merge.actor, date }) : t("merges.on", { date })}
                </p>
              </div>
              {mayUndo && place === 0 && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={undo.isPending}
                  aria-label={t("merges.undoLabel", { name: merge.name })}
                  onClick={() => undo.mutate(merge)}
                >
                  {t("merges.undo")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
