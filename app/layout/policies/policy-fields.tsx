import { useQuery } from "@tanstack/react-query";
import { INSURANCE_TYPES } from "../../../domain/work/lead-options.ts";
import { POLICY_TERMS } from "../../../domain/work/policy-options.ts";
import { api } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { CarrierInput } from "../carrier-input.tsx";
import type { PolicyForm } from "./policy-form.ts";

type Person = { id: number; name: string };
type PolicyFieldsProps = {
  form: PolicyForm;
  /** The present owner, who may no longer be a colleague. */
  owner: Person | null;
};

/** The fields of a policy, and the reminder that the carrier decides about coverage. */
export function PolicyFields({ form, owner }: PolicyFieldsProps) {
  const { t } = useTranslation("policies");
  const { register, errorOf, computeExpiry } = form;
  const { data: colleagues = [] } = useQuery({ queryKey: ["colleagues"], queryFn: () => api("GET /api/colleagues") });
  const people: Person[] = owner && !colleagues.some(({ id }) => id === owner.id) ? [owner, ...colleagues] : colleagues;
  return (
    <>
      <Field label={t("policies.form.carrier")} error={errorOf("carrier")} required>
        <CarrierInput {...register("carrier")} />
      </Field>
      <Field label={t("policies.form.number")} hint={t("policies.form.numberHint")} error={errorOf("number")}>
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
        <Input type="date" {...register("effectiveOn", { onChange: computeExpiry })} />
      </Field>
      <Field label={t("policies.form.term")} error={errorOf("termMonths")} required>
        <Select {...register("termMonths", { onChange: computeExpiry })}>
          {POLICY_TERMS.map((count) => (
            <option key={count} value={count}>
              {t("policies.months", { count })}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t("policies.form.renewsOn")}
        hint={t("policies.form.renewsOnHint")}
        error={errorOf("renewsOn")}
        required
      >
        <Input type="date" {...register("renewsOn")} />
      </Field>
      <Field label={t("policies.form.owner")} error={errorOf("ownerId")}>
        {/* Its options load later: with them the choice of the form shows. */}
        <Select key={people.length} {...register("ownerId")}>
          <option value="">{t("policies.form.nobody")}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <p className="text-sm text-ink-soft sm:col-span-2">{t("policies.form.carrierDecides")}</p>
    </>
  );
}
