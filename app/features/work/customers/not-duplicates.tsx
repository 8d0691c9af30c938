import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ViewedCustomer } from "../../../../domain/api/work/customers.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { Part } from "./part.tsx";

type DifferentCustomer = ViewedCustomer["parted"][number];

type NotDuplicatesProps = {
  customer: ViewedCustomer;
  /** The id of the customer that the user has just marked as different. */
  ownId: number | null;
  /** Called after the mark on a customer was removed. */
  onBack: (id: number) => void;
};

/** The customers marked as not the same person; users with the right to edit can remove the mark. */
export function NotDuplicates({ customer, ownId, onBack }: NotDuplicatesProps) {
  const { t } = useTranslation("customers");
  const dates = useDates();
  const mayChange = useMay("customer-data", "edit");
  const takeBack = useChange({
    request: ({ id }: DifferentCustomer) => ({
      to: "DELETE /api/customers/:id/parted/:otherId",
      params: { id: customer.id, otherId: id },
    }),
    success: t("parted.undone"),
    failure: t("parted.failed"),
  });
  const title = useRef<HTMLHeadingElement>(null);
  const shownId = customer.parted.find(({ id }) => id === ownId)?.id;
  useEffect(() => {
    // Focuses the section after the decision: it shows the mark, with its undo button.
    if (shownId !== undefined) title.current?.focus();
  }, [shownId]);
  if (customer.parted.length === 0) return null;
  return (
    <Part title={t("parted.title")} titleRef={title}>
      <ul aria-label={t("parted.title")} className="divide-y divide-line rounded border border-line bg-surface">
        {customer.parted.map((other) => {
          const date = dates.dateTime(other.at);
          return (
            <li key={other.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
              <div className="min-w-0">
                <Link to={`/customers/${other.id}`} className="link font-semibold wrap-anywhere">
                  {other.name}
                </Link>
                <p className="text-sm text-ink-soft">
                  {other.actor ? t("parted.by", { name: other.actor, date }) : t("parted.on", { date })}
                </p>
              </div>
              {mayChange && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={takeBack.isPending}
                  aria-label={t("parted.undoLabel", { name: other.name })}
                  onClick={() => takeBack.mutate(other, { onSuccess: () => onBack(other.id) })}
                >
                  {t("parted.undo")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
