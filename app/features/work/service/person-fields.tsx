import { MAX } from "../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, type InputProps } from "../../../ui/input.tsx";
import { EmailField } from "../leads/email-field.tsx";
import { OfficeField } from "../leads/office-field.tsx";
import type { LeadFields } from "../leads/use-lead-form.ts";
import { FieldGroup } from "./field-group.tsx";

const LINES = [
  ["firstName", { autoComplete: "given-name", maxLength: MAX.name }],
  ["lastName", { autoComplete: "family-name", maxLength: MAX.name }],
  ["phone", { type: "tel", autoComplete: "tel", maxLength: MAX.phone }],
] as const satisfies readonly [string, InputProps][];

/** The name of the customer and how to reach them. */
export function PersonFields({ typed, errorOf }: LeadFields) {
  const { t } = useTranslation("service-pages");
  const { t: service } = useTranslation("service");
  return (
    <FieldGroup title={t("groupsOf.you")}>
      {LINES.map(([name, input]) => (
        <Field key={name} label={service(`fields.${name}`)} error={errorOf(name)} required>
          <Input name={name} {...input} defaultValue={typed[name]} />
        </Field>
      ))}
      <EmailField label={service("fields.email")} error={errorOf("email")} defaultValue={typed["email"]} required />
      <OfficeField typed={typed} errorOf={errorOf} />
    </FieldGroup>
  );
}
