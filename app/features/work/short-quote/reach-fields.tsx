import { MAX } from "../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { EmailField } from "../leads/email-field.tsx";
import type { LeadFields } from "../leads/use-lead-form.ts";

/** The contact fields of the visitor, usually all optional. */
export function ReachFields({ typed, errorOf, isNameRequired = false }: LeadFields & { isNameRequired?: boolean }) {
  const { t } = useTranslation("short-quote");
  return (
    <>
      <Field label={t("fields.name")} error={errorOf("name")} required={isNameRequired} className="sm:col-span-2">
        <Input name="name" defaultValue={typed.name} autoComplete="name" maxLength={MAX.name} />
      </Field>
      <EmailField label={t("fields.email")} error={errorOf("email")} defaultValue={typed.email} />
      <Field label={t("fields.phone")} error={errorOf("phone")}>
        <Input type="tel" name="phone" defaultValue={typed.phone} autoComplete="tel" maxLength={MAX.phone} />
      </Field>
    </>
  );
}
