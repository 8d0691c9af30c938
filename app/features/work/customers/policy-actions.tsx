import { useState } from "react";
import type { PresentedPolicy } from "../../../../domain/api/work/policies.ts";
import { useMay } from "../../../layout/use-may.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

type PolicyProps = { policy: PresentedPolicy };

const nameOf = ({ number, carrier }: PresentedPolicy) => ({ policy: number || carrier });
const paramsOf = ({ customerId, id }: PresentedPolicy) => ({ id: customerId, policyId: id });

/** The button that notes that a policy was cancelled, after a question, or that it was not after all. */
export function CancelPolicy({ policy }: PolicyProps) {
  const { t } = useTranslation("policies");
  const mayEdit = useMay("customer-data", "edit");
  const [isAsking, setAsking] = useState(false);
  const isCancelled = policy.status === "cancelled";
  const change = useChange({
    request: () => ({
      to: "PUT /api/customers/:id/policies/:policyId/status",
      params: paramsOf(policy),
      body: { isCancelled: !isCancelled },
    }),
    success: t(isCancelled ? "policies.restored" : "policies.cancelled"),
    failure: t("policies.cancelFailed"),
  });
  if (!mayEdit) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        busy={isCancelled && change.isPending}
        aria-label={t(isCancelled ? "policies.restoreLabel" : "policies.cancelLabel", nameOf(policy))}
        onClick={() => (isCancelled ? change.mutate() : setAsking(true))}
      >
        {t(isCancelled ? "policies.restore" : "policies.cancel")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("policies.cancelQuestion", nameOf(policy))}
        description={t("policies.cancelExplain")}
        confirmLabel={t("policies.cancel")}
        busy={change.isPending}
        onConfirm={() => change.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

/** The button that deletes a policy, after a question. */
export function DeletePolicy({ policy }: PolicyProps) {
  const { t } = useTranslation("policies");
  const mayDelete = useMay("customer-data", "delete");
  const [isAsking, setAsking] = useState(false);
  const remove = useChange({
    request: () => ({ to: "DELETE /api/customers/:id/policies/:policyId", params: paramsOf(policy) }),
    success: t("policies.deleted"),
    failure: t("policies.deleteFailed"),
  });
  if (!mayDelete) return null;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t("policies.deleteLabel", nameOf(policy))}
        onClick={() => setAsking(true)}
      >
        {t("policies.delete")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("policies.question", nameOf(policy))}
        description={t("policies.explain")}
        confirmLabel={t("policies.delete")}
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onError: () => setAsking(false) })}
      />
    </>
  );
}
