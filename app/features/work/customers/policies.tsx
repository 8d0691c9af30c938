import { Plus } from "lucide-react";
import { useState } from "react";
import type { PresentedPolicy, ViewedCustomer } from "../../../../domain/api/work/customers.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useDates } from "../../../lib/dates.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { formatCents, formatCalendarDay } from "./figures.ts";
import { Part } from "./part.tsx";
import { PolicyDialog } from "./policy-dialog.tsx";

/** The customer's policies through the agency, next renewal first. */
export function Policies({ customer }: { customer: ViewedCustomer }) {
  const { t } = useTranslation("customers");
  const mayAdd = useMay("customer-data", "create");
  const [edited, setEdited] = useState<PresentedPolicy | "new" | null>(null);
  return (
    <Part
      title={t("policies.title")}
      action={
        mayAdd && (
          <Button variant="secondary" size="sm" onClick={() => setEdited("new")}>
            <Plus aria-hidden="true" />
            {t("policies.add")}
          </Button>
        )
      }
    >
      {customer.policies.length === 0 ? (
        <p className="text-ink-soft">{t("policies.none")}</p>
      ) : (
        <ul aria-label={t("policies.title")} className="divide-y divide-line rounded border border-line bg-surface">
          {customer.policies.map((policy) => (
            <PolicyRow key={policy.id} policy={policy} onEdit={() => setEdited(policy)} />
          ))}
        </ul>
      )}
      {edited && (
        <PolicyDialog
          customerId={customer.id}
          policy={edited === "new" ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Part>
  );
}

function PolicyRow({ policy, onEdit }: { policy: PresentedPolicy; onEdit(): void }) {
  const { t } = useTranslation("customers");
  const language = useLanguage();
  const dates = useDates();
  const mayEdit = useMay("customer-data", "edit");
  const { carrier, number, line, effectiveOn, renewsOn, premiumCents } = policy;
  const facts = [
    t("policies.renews", { date: formatCalendarDay(renewsOn, dates) }),
    t("policies.since", { date: formatCalendarDay(effectiveOn, dates) }),
    premiumCents !== null && t("policies.premium", { amount: formatCents(premiumCents, language) }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {carrier} · {number} · {t(`quotes:type.${line}`)}
        </p>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex gap-2">
        {mayEdit && (
          <Button variant="ghost" size="sm" aria-label={t("policies.editLabel", { number })} onClick={onEdit}>
            {t("policies.edit")}
          </Button>
        )}
        <DeletePolicy policy={policy} />
      </div>
    </li>
  );
}

function DeletePolicy({ policy }: { policy: PresentedPolicy }) {
  const { t } = useTranslation("customers");
  const mayDelete = useMay("customer-data", "delete");
  const [isAsking, setAsking] = useState(false);
  const { number } = policy;
  const remove = useChange({
    request: () => ({
      to: "DELETE /api/customers/:id/policies/:policyId",
      params: { id: policy.customerId, policyId: policy.id },
    }),
    success: t("policies.deleted"),
    failure: t("policies.deleteFailed"),
  });
  if (!mayDelete) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t("policies.deleteLabel", { number })}
        onClick={() => setAsking(true)}
      >
        {t("policies.delete")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("policies.question", { number })}
        description={t("policies.explain")}
        confirmLabel={t("policies.delete")}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onError: () => setAsking(false) })}
      />
    </>
  );
}
