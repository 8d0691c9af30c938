import { useTranslation } from "../../../lib/i18n.tsx";
import { MAX } from "../../../../domain/platform/limits.ts";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { EmailField } from "../leads/email-field.tsx";
import { OfficeField } from "../leads/office-field.tsx";
import type { LeadFields } from "../leads/use-lead-form.ts";
import { ZipField } from "../leads/zip-field.tsx";

/** The name and contact details of the visitor. */
export function ContactFields({ typed, errorOf, isZipRequired }: LeadFields & { isZipRequired: boolean }) {
  const { t } = useTranslation("quotes");
  return (
    <fieldset className="grid gap-5 sm:grid-cols-2">
      <legend className="mb-1 font-display text-xl font-semibold">{t("you")}</legend>
      <p className="text-ink-soft sm:col-span-2">{t(isZipRequired ? "required.zip" : "required.noZip")}</p>
      <Field label={t("fields.name")} error={errorOf("name")} required>
        <Input name="name" defaultValue={typed.name} autoComplete="name" maxLength={MAX.name} />
      </Field>
      <EmailField label={t("fields.email")} error={errorOf("email")} defaultValue={typed.email} required />
      <Field label={t("fields.phone")} error={errorOf("phone")} required>
        <Input type="tel" name="phone" defaultValue={typed.phone} autoComplete="tel" maxLength={MAX.phone} />
      </Field>
      <ZipField
        label={t("fields.zipCode")}
        name="zipCode"
        defaultValue={typed.zipCode}
        error={errorOf("zipCode")}
        required={isZipRequired}
      />
      <OfficeField typed={typed} errorOf={errorOf} />
    </fieldset>
  );
}
