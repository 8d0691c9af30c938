import { useTranslation } from "../../../lib/i18n.tsx";
import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { DetailField, MoreDetails } from "../leads/detail-field.tsx";
import { QUOTE_FIELDS, type QuoteField } from "../leads/quote-fields.ts";
import type { LeadFields } from "../leads/use-lead-form.ts";

/** The optional fields of the chosen type. */
export function DetailFields({ type, typed, errorOf }: LeadFields & { type: InsuranceType }) {
  const { t } = useTranslation("quotes");
  const { groups, more } = QUOTE_FIELDS[type];
  const control = (name: string, option?: string) =>
    option === undefined
      ? { name, defaultValue: typed[name] }
      : { name, defaultChecked: [typed[name]].flat().includes(option) };
  const draw = (field: QuoteField) => (
    <DetailField key={field.name} field={field} control={control} errorOf={errorOf} />
  );
  return (
    <>
      {groups.map(({ name, fields }) => (
        <fieldset key={name} className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4 font-display text-xl font-semibold">
            {t(`groups.${name}`)}{" "}
            <span className="font-sans text-base font-normal text-ink-soft">({t("optional")})</span>
          </legend>
          {fields.map(draw)}
        </fieldset>
      ))}
      <MoreDetails key={type} title={t("more")} isFaulty={more.some((field) => errorOf(field.name))}>
        {more.map(draw)}
      </MoreDetails>
    </>
  );
}
