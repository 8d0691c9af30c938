import type { ContactFields as Fields } from "../../../../domain/work/contacts.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { INQUIRY_TYPES } from "../../../../domain/work/lead-options.ts";
import { MAX } from "../../../../domain/platform/limits.ts";
import { Field } from "../../../ui/field.tsx";
import { Input, type InputProps } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { EmailField } from "../leads/email-field.tsx";
import { OfficeField } from "../leads/office-field.tsx";
import type { LeadFields } from "../leads/use-lead-form.ts";
import type { ClaimContact } from "../../../../server/content/shelves/present.ts";
import { ClaimNotice } from "./claim-notice.tsx";
import { keysOf } from "../../../../domain/platform/typed-records.ts";

/** The single-line fields; the others have their own markup below. */
type LineField = Exclude<keyof Fields, "inquiryType" | "message">;
const LINE_FIELDS: Record<LineField, InputProps> = {
  firstName: { type: "text", autoComplete: "given-name", maxLength: MAX.name },
  lastName: { type: "text", autoComplete: "family-name", maxLength: MAX.name },
  email: { type: "email", autoComplete: "email", maxLength: MAX.email },
  phone: { type: "tel", autoComplete: "tel", maxLength: MAX.phone },
};

type ContactFieldsProps = LeadFields & { claimContacts: ClaimContact[] };

export function ContactFields({ typed, errorOf, claimContacts }: ContactFieldsProps) {
  const { t } = useTranslation("contacts");
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {keysOf(LINE_FIELDS).map((name) => {
        const field = { label: t(`form.${name}`), error: errorOf(name), required: true };
        if (name === "email") return <EmailField key={name} {...field} defaultValue={typed.email} />;
        return (
          <Field key={name} {...field}>
            <Input name={name} {...LINE_FIELDS[name]} defaultValue={typed[name]} />
          </Field>
        );
      })}
      <div className="sm:col-span-2">
        <Field label={t("form.inquiryType")} error={errorOf("inquiryType")}>
          <Select name="inquiryType" placeholder={t("form.choose")} defaultValue={typed.inquiryType}>
            {INQUIRY_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`form.inquiryTypes.${type}`)}
              </option>
            ))}
          </Select>
        </Field>
        <ClaimNotice contacts={claimContacts} />
      </div>
      <OfficeField typed={typed} errorOf={errorOf} />
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
