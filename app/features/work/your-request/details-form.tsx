import { MAX } from "../../../../domain/platform/limits.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { DetailField, MoreDetails } from "../leads/detail-field.tsx";
import { fieldsOfType } from "../leads/type-fields.ts";
import { PrivateForm } from "./private-form.tsx";
import type { SectionProps } from "./section.ts";

const INTENT = "add-details";

/** The words that a customer adds, and the details of their request that are still empty, folded. */
export function DetailsForm({ page: { details }, sent }: SectionProps) {
  const { t } = useTranslation("your-request");
  const own = sent?.intent === INTENT ? sent : undefined;
  const fields = fieldsOfType(details.kind, details.type).filter(({ name }) => details.fields.includes(name));
  const isFaulty = fields.some(({ name }) => own?.fields[name]);
  return (
    <PrivateForm intent={INTENT} sent={sent} submit={t("details.submit")} done={t("details.done")}>
      <Field label={t("details.label")} hint={t("details.hint")} error={own?.fields["words"]} className="w-full">
        <Textarea name="words" maxLength={MAX.message} defaultValue={own?.values["words"]} />
      </Field>
      {fields.length > 0 && (
        <div className="w-full">
          <MoreDetails title={t("details.fields")} isFaulty={isFaulty}>
            {fields.map((field) => (
              <DetailField
                key={field.name}
                field={{ ...field, isRequired: false }}
                control={(name, option) => controlOf(own?.values[name], name, option)}
                errorOf={(name) => own?.fields[name]}
              />
            ))}
          </MoreDetails>
        </div>
      )}
    </PrivateForm>
  );
}

/** Connects an input to what was typed into a refused form. */
function controlOf(typed: string | string[] | undefined, name: string, option?: string) {
  if (option === undefined) return { name, defaultValue: typed };
  return { name, defaultChecked: [typed].flat().includes(option) };
}
