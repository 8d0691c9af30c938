import { useState } from "react";
import type { PresentedPolicy } from "../../../domain/api/work/policies.ts";
import type { PolicyInput } from "../../../domain/work/policies.ts";
import { api } from "../../lib/api.ts";
import { showErrorToast } from "../../lib/error-toast.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useChange } from "../../lib/use-change.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { ConflictNotice } from "../conflict-notice.tsx";
import { PolicyFields } from "./policy-fields.tsx";
import { EMPTY_POLICY, usePolicyForm, valuesOf, valuesOfNextTerm } from "./policy-form.ts";

/** The purpose of the form: a new policy, a changed one, or the next term of one. */
export type PolicyTask = { do: "add" } | { do: "edit" | "renew"; policy: PresentedPolicy };

type PolicyDialogProps = { customerId: number; task: PolicyTask; onClose(): void };

/** The form that adds, edits or renews a policy. Nobody overwrites what a colleague has changed unseen. */
export function PolicyDialog({ customerId, task, onClose }: PolicyDialogProps) {
  const { t } = useTranslation("policies");
  const form = usePolicyForm(firstValues(task));
  // The policy as the form shows it, with its version. One fetched later has changes that this user has not seen.
  const [seen, setSeen] = useState(task.do === "add" ? null : task.policy);
  const [conflicts, setConflicts] = useState(0);
  const onFailure = (error: unknown) => showErrorToast(t("policies.saveFailed"), error, t("policies.saveFailed"));
  const save = useChange({
    request: ({ version, ...body }: PolicyInput & { version: string }) => {
      if (task.do === "add") return { to: "POST /api/customers/:id/policies", params: { id: customerId }, body };
      const params = { id: customerId, policyId: task.policy.id };
      if (task.do === "edit")
        return { to: "PUT /api/customers/:id/policies/:policyId", params, body: { ...body, version } };
      return { to: "POST /api/customers/:id/policies/:policyId/renew", params, body };
    },
    success: t(task.do === "renew" ? "policies.renewed" : "policies.saved"),
    failure: t("policies.saveFailed"),
    onDone: onClose,
    ...(task.do === "edit" && { instead: { conflict: () => setConflicts((count) => count + 1) } }),
  });
  const saveOver = (policy: PresentedPolicy | null) =>
    form.handleSubmit((values) =>
      form.attempt(
        () => save.mutateAsync({ ...values, version: policy?.version ?? "" }),
        () => undefined, // useChange shows the error
      ),
    );

  /** Fetches the policy as it is stored now. One that is deleted is saved over the one seen, which the server refuses. */
  async function fetchTheirs(): Promise<PresentedPolicy | null> {
    const all = await api("GET /api/customers/:id/policies", { params: { id: customerId } });
    return all.find(({ id }) => id === seen?.id) ?? seen;
  }

  async function takeTheirs(): Promise<void> {
    const theirs = await fetchTheirs();
    if (!theirs) return;
    setSeen(theirs);
    form.reset(valuesOf(theirs));
    setConflicts(0);
    form.setFocus("carrier");
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t(`policies.form.${task.do}`)}
      submitLabel={t("policies.form.save")}
      isBusy={form.isBusy}
      onSubmit={(event) => void saveOver(seen)(event)}
    >
      <PolicyFields form={form} owner={seen?.owner ?? null} />
      {conflicts > 0 && (
        <div className="sm:col-span-2">
          <ConflictNotice
            key={conflicts}
            isBusy={save.isPending}
            onKeepMine={() => void form.attempt(async () => saveOver(await fetchTheirs())(), onFailure)}
            onTakeTheirs={() => void form.attempt(takeTheirs, onFailure)}
          />
        </div>
      )}
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
