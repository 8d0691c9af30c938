import type { PresentedPolicy } from "../../../domain/api/work/policies.ts";
import type { PolicyInput } from "../../../domain/work/policies.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useChange } from "../../lib/use-change.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { PolicyFields } from "./policy-fields.tsx";
import { EMPTY_POLICY, usePolicyForm, valuesOf, valuesOfNextTerm } from "./policy-form.ts";

/** The purpose of the form: a new policy, a changed one, or the next term of one. */
export type PolicyTask = { do: "add" } | { do: "edit" | "renew"; policy: PresentedPolicy };

type PolicyDialogProps = { customerId: number; task: PolicyTask; onClose(): void };

/** The form that adds, edits or renews a policy. */
export function PolicyDialog({ customerId, task, onClose }: PolicyDialogProps) {
  const { t } = useTranslation("policies");
  const form = usePolicyForm(firstValues(task));
  const save = useChange({
    request: (body: PolicyInput) => {
      if (task.do === "add") return { to: "POST /api/customers/:id/policies", params: { id: customerId }, body };
      const params = { id: customerId, policyId: task.policy.id };
      if (task.do === "edit") return { to: "PUT /api/customers/:id/policies/:policyId", params, body };
      return { to: "POST /api/customers/:id/policies/:policyId/renew", params, body };
    },
    success: t(task.do === "renew" ? "policies.renewed" : "policies.saved"),
    failure: t("policies.saveFailed"),
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(`policies.form.${task.do}`)}
      submitLabel={t("policies.form.save")}
      isBusy={form.isBusy}
      onSubmit={form.submit(
        async (values) => void (await save.mutateAsync(values)),
        () => undefined, // useChange shows the error
      )}
    >
      <PolicyFields form={form} owner={task.do === "add" ? null : task.policy.owner} />
    </FormDialog>
  );
}

function firstValues(task: PolicyTask) {
  switch (task.do) {
    case "add":
      return EMPTY_POLICY;
    case "edit":
      return valuesOf(task.policy);
    case "renew":
      return valuesOfNextTerm(task.policy);
  }
}
