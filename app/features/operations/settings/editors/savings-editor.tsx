import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { useTranslation } from "../../../../lib/i18n.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { NumberInput, TextInput } from "../inputs.tsx";

type Claim = Settings["savings"]["auto"];
type Basis = NonNullable<Claim>["basis"];

/** The savings claims with their basis. */
export function SavingsEditor(props: EditorProps<Settings["savings"]>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  return (["auto", "home"] as const).map((line) => (
    <fieldset key={line} className="grid grid-cols-1 gap-4 rounded border border-line p-4">
      <legend className="px-1 font-semibold">{t(`lines.${line}`)}</legend>
      <ClaimFields {...of(line)} />
    </fieldset>
  ));
}

function ClaimFields({ value, path, onChange }: EditorProps<Claim>) {
  const { t } = useTranslation("settings");
  const of = value && propertiesOf({ value, path, onChange });
  return (
    <>
      <Checkbox
        label={t("savings.claim")}
        checked={value !== null}
        onChange={() => onChange(value ? null : { percent: 10, basis: null })}
      />
      {of && (
        <>
          <NumberInput label={t("fields.percent")} {...of("percent")} />
          <BasisFields {...of("basis")} />
        </>
      )}
    </>
  );
}

function BasisFields({ value, path, onChange }: EditorProps<Basis>) {
  const { t } = useTranslation("settings");
  const of = value && propertiesOf({ value, path, onChange });
  return (
    <>
      <Checkbox
        label={t("savings.basis")}
        hint={t("savings.basisHint")}
        checked={value !== null}
        onChange={() => onChange(value ? null : { customers: 1, from: "2025-01", to: "2025-12" })}
      />
      {of && (
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberInput label={t("fields.customers")} {...of("customers")} />
          <TextInput label={t("fields.from")} hint={t("hints.month")} {...of("from")} />
          <TextInput label={t("fields.to")} hint={t("hints.month")} {...of("to")} />
        </div>
      )}
    </>
  );
}
