import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Double, ViewedCustomer } from "../../../../domain/api/work/customers.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Merges } from "./merges.tsx";
import { Part } from "./part.tsx";
import { NotDuplicates } from "./not-duplicates.tsx";
import { shownNumber } from "../../../lib/shown-number.ts";

/**
 * The possible duplicates of a customer, to be merged or marked as different by users with the right to edit; and the
 * earlier decisions.
 */
export function Duplicates({ customer }: { customer: ViewedCustomer }) {
  const { t } = useTranslation("customers");
  const mayMerge = useMay("customer-data", "edit");
  const [asked, setAsked] = useState<Double | null>(null);
  const [doneId, setDoneId] = useState<number | null>(null);
  const merge = useChange({
    request: ({ id }: Double) => ({
      to: "POST /api/customers/:id/merge",
      params: { id: customer.id },
      body: { otherId: id },
    }),
    success: ({ name }) => t("doubles.done", { name }),
    failure: t("doubles.failed"),
    onDone({ id }) {
      setAsked(null);
      setDoneId(id);
    },
  });
  const client = useQueryClient();
  /** Takes a customer who was just merged off the list at once; the customer is fetched again only after that. */
  function dropDouble({ id }: Double): void {
    client.setQueryData<ViewedCustomer>(
      ["customer", String(customer.id)],
      (shown) => shown && { ...shown, doubles: shown.doubles.filter((double) => double.id !== id) },
    );
  }

  const [partedId, setPartedId] = useState<number | null>(null);
  const [backId, setBackId] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shownId = customer.doubles.find(({ id }) => id === backId)?.id;
  useEffect(() => {
    // Focuses the heading when a customer is suggested as a duplicate again.
    if (shownId !== undefined) title.current?.focus();
  }, [shownId]);
  const part = useChange({
    request: ({ id }: Double) => ({
      to: "PUT /api/customers/:id/parted/:otherId",
      params: { id: customer.id, otherId: id },
    }),
    success: ({ name }) => t("parted.done", { name }),
    failure: t("parted.failed"),
  });

  /** Records who was just marked as different, or suggested again, so that the focus moves to that section. */
  function note(parted: number | null, back: number | null) {
    setPartedId(parted);
    setBackId(back);
  }

  return (
    <>
      {customer.doubles.length > 0 && (
        <Part title={t("doubles.title")} titleRef={title}>
          <p className="text-ink-soft">{t("doubles.text")}</p>
          <ul className="divide-y divide-line rounded border border-line bg-surface">
            {customer.doubles.map((double) => (
              <li key={double.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Link to={`/customers/${double.id}`} className="link font-semibold">
                      {double.name}
                    </Link>
                    <Badge>{t(`doubles.${double.reason}`)}</Badge>
                  </p>
                  <p className="text-sm wrap-anywhere text-ink-soft">
                    {[...double.phones.map(shownNumber), ...double.emails].join(" · ")}
                  </p>
                </div>
                {mayMerge && (
                  <div className="flex flex-wrap gap-2">
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={t("doubles.mergeLabel", { name: double.name })}
                      onClick={() => setAsked(double)}
                    >
                      {t("doubles.merge")}
                    </Button>
                    <Button
                      variant="ghost"
                      size="sm"
                      busy={part.isPending && part.variables.id === double.id}
                      aria-label={t("parted.label", { name: double.name })}
                      onClick={() => part.mutate(double, { onSuccess: () => note(double.id, null) })}
                    >
                      {t("parted.button")}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <NotDuplicates customer={customer} ownId={partedId} onBack={(id) => note(null, id)} />
      <Merges merges={customer.merges} ownId={doneId} />
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={t("doubles.question", { name: asked.name, kept: customer.name })}
          description={t("doubles.explain", { kept: customer.name })}
          confirmLabel={t("doubles.merge")}
          busy={merge.isPending}
          onConfirm={() => merge.mutate(asked, { onSuccess: () => dropDouble(asked), onError: () => setAsked(null) })}
        />
      )}
    </>
  );
}
