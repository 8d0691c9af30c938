import { useTranslation } from "../../lib/i18n.tsx";
import { INQUIRY_TYPES } from "../../../domain/lead-options.ts";
import { MAX } from "../../../domain/limits.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import type { LeadFields } from "../leads/use-lead-form.ts";

const PERSON = [
  { name: "firstName", type: "text", autoComplete: "given-name", maxLength: MAX.name },
  { name: "lastName", type: "text", autoComplete: "family-name", maxLength: MAX.name },
  { name: "email", type: "email", autoComplete: "email", maxLength: MAX.email },
  { name: "phone", type: "tel", autoComplete: "tel", maxLength: MAX.phone },
] as const;

export function ContactFields({ typed, errorOf }: LeadFields) {
  const { t } = useTranslation("contacts");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {PERSON.map((input) => (
        <Field key={input.name} label={t(`form.${input.name}`)} error={errorOf(input.name)} required>
          <Input {...input} defaultValue={typed[input.name]} />
        </Field>
      ))}
      <Field label={t("form.inquiryType")} error={errorOf("inquiryType")} className="sm:col-span-2">
        <Select name="inquiryType" placeholder={t("form.choose")} defaultValue={typed.inquiryType}>
          {INQUIRY_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`form.inquiryTypes.${type}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t("form.message")}
        hint={t("form.messageHint")}
        error={errorOf("message")}
        className="sm:col-span-2"
      >
        <Textarea name="message" rows={6} maxLength={MAX.message} defaultValue={typed.message} />
      </Field>
    </div>
  );
}
