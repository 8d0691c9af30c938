import type { Coverage, PartKind, PartName } from "../../../../domain/work/offer-coverages.ts";
import { partsOf } from "../../../../domain/work/offer-parts.ts";
import type { CoverageValue } from "../../../../domain/work/offers.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";

type CoverageFieldProps = {
  coverage: Coverage;
  value: CoverageValue;
  errorAt: (name: string) => string | undefined;
  onChange: (value: CoverageValue) => void;
};

/** A coverage in the form of an offer: a box that includes it, and its limits and deductibles. */
export function CoverageField({ coverage, value, errorAt, onChange }: CoverageFieldProps) {
  const { t } = useTranslation("offer-desk");
  const { key } = coverage;
  const name = t(`offer-words:coverages.${key}.name`);
  return (
    <fieldset className="border-t border-line pt-2 sm:col-span-2">
      <legend className="sr-only">{name}</legend>
      <Checkbox
        label={<span className="font-semibold">{name}</span>}
        hint={t(`offer-words:coverages.${key}.plain`)}
        checked={value.isIncluded}
        onChange={(event) => onChange({ ...value, isIncluded: event.target.checked })}
      />
      {value.isIncluded && (
        <div className="grid gap-3 ps-8 pb-2 sm:grid-cols-3">
          {partsOf(coverage).map(([part, kind]) => (
            <PartField
              key={part}
              part={part}
              kind={kind}
              value={value.parts[part] ?? ""}
              error={errorAt(`${key}.${part}`)}
              onChange={(typed) => onChange({ ...value, parts: { ...value.parts, [part]: typed } })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

type PartFieldProps = {
  part: PartName;
  kind: PartKind;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
};

function PartField({ part, kind, value, error, onChange }: PartFieldProps) {
  const { t } = useTranslation("offer-desk");
  const label = t(kind === "money-or-percent" ? "fields.deductibleOrPercent" : `fields.${part}`);
  const control = { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  return (
    <Field label={label} error={error} required>
      {typeof kind === "string" ? (
        <Input inputMode={kind === "money-or-percent" ? "text" : "decimal"} maxLength={20} {...control} />
      ) : (
        <Select placeholder={t("chooseOne")} {...control}>
          {kind.map((choice) => (
            <option key={choice} value={choice}>
              {t(`offer-words:choices.${choice}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
