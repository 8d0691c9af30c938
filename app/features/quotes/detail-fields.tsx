import { useId, useState, type ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { knownText, useTranslation } from "../../lib/i18n.tsx";
import { MAX } from "../../../domain/limits.ts";
import type { InsuranceType } from "../../../domain/lead-options.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, type InputProps } from "../../ui/input.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { digitsOnly } from "../leads/digits-only.ts";
import type { LeadFields } from "../leads/use-lead-form.ts";
import { QUOTE_FIELDS, type QuoteField } from "./quote-fields.ts";

/** The optional fields of the chosen type. */
export function DetailFields({ type, typed, errorOf }: LeadFields & { type: InsuranceType }) {
  const { t } = useTranslation("quotes");
  const { groups, more } = QUOTE_FIELDS[type];
  const draw = (field: QuoteField) => <DetailField key={field.name} field={field} typed={typed} errorOf={errorOf} />;
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
      <MoreDetails key={type} isFaulty={more.some((field) => errorOf(field.name))}>
        {more.map(draw)}
      </MoreDetails>
    </>
  );
}

/** Opens by itself when something in it needs mending, and stays open while it is mended. */
function MoreDetails({ isFaulty, children }: { isFaulty: boolean; children: ReactNode }) {
  const { t } = useTranslation("quotes");
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group rounded border border-line"
      open={isOpen || isFaulty}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold">
        {t("more")}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 px-4 pt-2 pb-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}

function DetailField({ field, typed, errorOf }: LeadFields & { field: QuoteField }) {
  const { t } = useTranslation("quotes");
  const { name, kind, options = [], suggestions, autoComplete, isWide } = field;
  const className = isWide ? "sm:col-span-2" : undefined;
  const label = t(`fields.${name}`);
  const control = { name, defaultValue: typed[name] };
  if (kind === "choices") {
    return (
      <fieldset className={className}>
        <legend className="text-sm font-semibold">{label}</legend>
        <div className="grid sm:grid-cols-2">
          {options.map((option) => (
            <Checkbox
              key={option}
              label={knownText(t, "options", `${name}.${option}`, option)}
              name={name}
              value={option}
              defaultChecked={[typed[name]].flat().includes(option)}
            />
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <Field label={label} hint={name === "vin" ? t("hints.vin") : undefined} error={errorOf(name)} className={className}>
      {kind === "choice" ? (
        <Select placeholder={t("choose")} {...control}>
          {options.map((option) => (
            <option key={option} value={option}>
              {knownText(t, "options", `${name}.${option}`, option)}
            </option>
          ))}
        </Select>
      ) : kind === "long" ? (
        <Textarea rows={4} maxLength={MAX.freeText} {...control} />
      ) : kind === "date" ? (
        <Input type="date" autoComplete="bday" {...control} />
      ) : suggestions ? (
        <SuggestingInput suggestions={suggestions} {...control} />
      ) : kind === "text" ? (
        <Input maxLength={name === "vin" ? 17 : MAX.name} autoComplete={autoComplete ?? "off"} {...control} />
      ) : (
        <Input inputMode="numeric" onInput={digitsOnly(kind === "year" ? 4 : 9)} {...control} />
      )}
    </Field>
  );
}

/** Not `autocomplete=off`, which would switch off our suggestions too in some browsers. */
function SuggestingInput({ suggestions, ...control }: InputProps & { suggestions: readonly string[] }) {
  const id = useId();
  return (
    <>
      <Input list={id} maxLength={MAX.name} {...control} />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  );
}
