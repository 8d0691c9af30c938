import type { PolicyInput } from "../../../../domain/work/customers.ts";
import { INSURANCE_TYPES } from "../../../../domain/work/lead-options.ts";
import type { PresentedPolicy } from "../../../../domain/api/work/customers.ts";
import { CarrierInput } from "../../../layout/carrier-input.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useApiForm } from "../../../lib/use-api-form.ts";
import { useChange } from "../../../lib/use-change.ts";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";

const loadRules = async () => (await import("../../../../domain/work/customers.ts")).policyInput;

const EMPTY = { carrier: "", number: "", line: "auto", effectiveOn: "", renewsOn: "", premium: "" } as const;

function valuesOf({ carrier, number, line, effectiveOn, renewsOn, premiumCents }: PresentedPolicy) {
  const premium = premiumCents === null ? "" : (premiumCents / 100).toFixed(2);
  return { carrier, number, line, effectiveOn, renewsOn, premium };
}

type PolicyDialogProps = { customerId: number; policy: PresentedPolicy | undefined; onClose(): void };

/** The form that adds or edits a policy. */
export function PolicyDialog({ customerId, policy, onClose }: PolicyDialogProps) {
  const { t } = useTranslation("customers");
  const { register, errorOf, submit, isBusy } = useApiForm(loadRules, policy ? valuesOf(policy) : EMPTY);
  const save = useChange({
    request: (body: PolicyInput) =>
      policy
        ? {
            to: "PUT /api/customers/:id/policies/:policyId",
            params: { id: customerId, policyId: policy.id },
            body,
          }
        : { to: "POST /api/customers/:id/policies", params: { id: customerId }, body },
    success: t("policies.saved"),
    failure: t("policies.saveFailed"),
    onDone: onClose,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={t(policy ? "policies.form.edit" : "policies.form.add")}
      submitLabel={t("policies.form.save")}
      isBusy={isBusy}
      onSubmit={submit(
        async (values) => void (await save.mutateAsync(values)),
        () => undefined, // useChange shows the error
      )}
    >
      <Field label={t("policies.form.carrier")} error={errorOf("carrier")} required>
        <CarrierInput {...register("carrier")} />
      </Field>
      <Field label={t("policies.form.number")} error={errorOf("number")} required>
        <Input autoComplete="off" {...register("number")} />
      </Field>
      <Field label={t("policies.form.line")} error={errorOf("line")} required>
        <Select {...register("line")}>
          {INSURANCE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`quotes:type.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("policies.form.premium")} error={errorOf("premium")}>
        <Input inputMode="decimal" autoComplete="off" {...register("premium")} />
      </Field>
      <Field label={t("policies.form.effectiveOn")} error={errorOf("effectiveOn")} required>
        <Input type="date" {...register("effectiveOn")} />
      </Field>
      <Field label={t("policies.form.renewsOn")} error={errorOf("renewsOn")} required>
        <Input type="date" {...register("renewsOn")} />
      </Field>
    </FormDialog>
  );
}
