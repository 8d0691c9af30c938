import { Plus } from "lucide-react";
import { useState } from "react";
import type { ViewedCustomer } from "../../../../domain/api/work/customers.ts";
import type { PresentedPolicy } from "../../../../domain/api/work/policies.ts";
import { PolicyDialog, type PolicyTask } from "../../../layout/policies/policy-dialog.tsx";
import { PolicyFacts } from "../../../layout/policies/policy-facts.tsx";
import { useMay } from "../../../layout/use-may.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { Part } from "./part.tsx";
import { CancelPolicy, DeletePolicy } from "./policy-actions.tsx";

/** The customer's policies through the agency, the next to expire first. */
export function Policies({ customer }: { customer: ViewedCustomer }) {
  const { t } = useTranslation("policies");
  const mayAdd = useMay("customer-data", "create");
  const [task, setTask] = useState<PolicyTask | null>(null);
  return (
    <Part
      title={t("policies.title")}
      action={
        mayAdd && (
          <Button variant="secondary" size="sm" onClick={() => setTask({ do: "add" })}>
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
            <PolicyRow key={policy.id} policy={policy} onOpen={(deed) => setTask({ do: deed, policy })} />
          ))}
        </ul>
      )}
      {task && <PolicyDialog customerId={customer.id} task={task} onClose={() => setTask(null)} />}
    </Part>
  );
}

function PolicyRow({ policy, onOpen }: { policy: PresentedPolicy; onOpen(deed: "edit" | "renew"): void }) {
  const { t } = useTranslation("policies");
  const mayAdd = useMay("customer-data", "create");
  const mayEdit = useMay("customer-data", "edit");
  const { carrier, number, status } = policy;
  const named = { policy: number || carrier };
  const isOpen = status === "active" || status === "expired";
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <PolicyFacts policy={policy} />
      <div className="flex flex-wrap gap-2">
        {mayAdd && isOpen && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t("policies.renewLabel", named)}
            onClick={() => onOpen("renew")}
          >
            {t("policies.renew")}
          </Button>
        )}
        {mayEdit && (
          <Button variant="ghost" size="sm" aria-label={t("policies.editLabel", named)} onClick={() => onOpen("edit")}>
            {t("policies.edit")}
          </Button>
        )}
        {status !== "renewed" && <CancelPolicy policy={policy} />}
        <DeletePolicy policy={policy} />
      </div>
    </li>
  );
}
