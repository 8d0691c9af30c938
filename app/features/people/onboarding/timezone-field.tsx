import { useId, useMemo, useState, type ComponentProps } from "react";
import type { Language } from "../../../../domain/platform/language.ts";
import { faultText, useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

/** Returns all time zones with their id and their common name, so that both "Chicago" and "Central" find one. */
function zonesIn(language: Language) {
  return Intl.supportedValuesOf("timeZone").map((zone) => {
    const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "longGeneric" });
    const name = format.formatToParts(0).find((part) => part.type === "timeZoneName")?.value ?? zone;
    return { zone, label: `${zone.replaceAll("_", " ")} · ${name}` };
  });
}

/** A time zone combobox, built on the browser's own datalist. The zones are computed on the first focus. */
export function TimezoneField({ error, ...input }: ComponentProps<"input"> & { error: string | undefined }) {
  const { t } = useTranslation("onboarding");
  const language = useLanguage();
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const zones = useMemo(() => (isWanted ? zonesIn(language) : []), [isWanted, language]);
  return (
    <Field label={t("form.timezone")} hint={t("form.timezoneHint")} error={faultText(t, error)} required>
      <Input {...input} list={id} autoComplete="off" spellCheck={false} onFocus={() => setWanted(true)} />
      <datalist id={id}>
        {zones.map(({ zone, label }) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </datalist>
    </Field>
  );
}
