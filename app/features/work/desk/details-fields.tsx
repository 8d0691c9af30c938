import { isInsuranceType } from "../../../../domain/work/lead-options.ts";
import { officeName } from "../../../../domain/operations/settings/offices.ts";
import { KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { useAgency } from "../../../lib/agency.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LanguageOptions } from "../../../layout/language-options.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { DetailField } from "../leads/detail-field.tsx";
import { DETAIL_LABELS, type useDetailTexts } from "./detail-text.ts";
import { fieldsOfType } from "../leads/type-fields.ts";
import { useTypeText } from "./type-text.ts";
import type { DetailsForm } from "./use-details-form.ts";

const INPUT_TYPES: Record<string, string> = { phone: "tel", email: "email" };

type DetailsFieldsProps = {
  kind: LeadKind;
  details: DetailsForm;
  texts: ReturnType<typeof useDetailTexts>;
  /** True when consent was given for the phone number. */
  hasConsent: boolean;
};

/** All fields of a request: those of its kind, those of its type, then language and office. */
export function DetailsFields({ kind, details, texts, hasConsent }: DetailsFieldsProps) {
  const { t } = useTranslation("desk");
  const agency = useAgency();
  const { register, errorOf } = details.form;
  const { typeField } = KINDS[kind];
  const fields = fieldsOfType(kind, details.mine[typeField]);
  // `autoComplete` is off because the browser would offer the agent's own data.
  const control = (name: string) => ({ ...register(name), autoComplete: "off" });
  const names = Object.keys(DETAIL_LABELS[kind]).filter((name) => name !== "message");
  return (
    <>
      {names.map((name) => (
        <Field
          key={name}
          label={texts.label(name)}
          error={errorOf(name)}
          hint={name === "phone" && hasConsent && t("customers.correct.phoneHint")}
        >
          {name === typeField ? (
            <TypeSelect kind={kind} details={details} />
          ) : (
            <Input type={INPUT_TYPES[name] ?? "text"} autoComplete="off" {...register(name)} />
          )}
        </Field>
      ))}
      {fields.map((field) => (
        <DetailField key={field.name} field={{ ...field, isRequired: false }} control={control} errorOf={errorOf} />
      ))}
      {"message" in DETAIL_LABELS[kind] && (
        <Field label={texts.label("message")} error={errorOf("message")} className="sm:col-span-2">
          <Textarea rows={4} {...register("message")} />
        </Field>
      )}
      <Field label={texts.label("language")}>
        <Select {...register("language")}>
          <LanguageOptions />
        </Select>
      </Field>
      {details.theirs["location"] !== undefined && (
        <Field label={texts.label("location")} error={errorOf("location")}>
          <Select placeholder={t("office.none")} {...register("location")}>
            {agency.locations.map((office) => (
              <option key={office.id} value={office.id}>
                {officeName(agency, office)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}

/** The select of a request's type: the lines that the agency offers, and the one that the request has. */
function TypeSelect({ kind, details }: Pick<DetailsFieldsProps, "kind" | "details">) {
  const { lines } = useAgency();
  const typeText = useTypeText();
  const { types, typeField, needsType } = KINDS[kind];
  const isOffered = (value: string) =>
    !isInsuranceType(value) || lines.includes(value) || value === details.theirs[typeField];
  return (
    <Select {...details.form.register(typeField)} {...(!needsType && { placeholder: "–" })}>
      {types.filter(isOffered).map((value) => (
        <option key={value} value={value}>
          {typeText(value)}
        </option>
      ))}
    </Select>
  );
}
