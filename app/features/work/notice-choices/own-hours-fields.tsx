import { dayName } from "../../../../domain/platform/office-hours.ts";
import type { OwnHours } from "../../../../domain/work/notice-options.ts";
import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field, FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";

const DAYS = [0, 1, 2, 3, 4, 5, 6];
/** The hours that a user begins with who wants own ones. */
const FIRST: OwnHours = { days: [0, 1, 2, 3, 4], from: "08:00", to: "18:00" };

type OwnHoursFieldsProps = { hours: OwnHours | null; onChange: (hours: OwnHours | null) => void };

/** The fields of the hours in which mails and pushes may come: those of the office, or one's own. */
export function OwnHoursFields({ hours, onChange }: OwnHoursFieldsProps) {
  const { t } = useTranslation("notice-choices");
  const language = useLanguage();
  const toggle = (day: number) =>
    hours &&
    onChange({
      ...hours,
      days: DAYS.filter((one) => (one === day ? !hours.days.includes(day) : hours.days.includes(one))),
    });
  return (
    <div className="grid gap-4">
      <RadioGroup
        legend={t("hours.legend")}
        hint={t("hours.hint")}
        name="notice-hours"
        value={hours ? "own" : "office"}
        onChange={(event) => onChange(event.target.value === "own" ? FIRST : null)}
        options={[
          { value: "office", label: t("hours.office") },
          { value: "own", label: t("hours.own") },
        ]}
      />
      {hours && (
        <>
          <fieldset className="min-w-0">
            <legend className="text-sm font-semibold">{t("hours.days")}</legend>
            <div className="flex flex-wrap gap-x-6">
              {DAYS.map((day) => (
                <Checkbox
                  key={day}
                  label={dayName(day, language, "long")}
                  checked={hours.days.includes(day)}
                  onChange={() => toggle(day)}
                />
              ))}
            </div>
            {hours.days.length === 0 && <FieldError>{t("validation:required")}</FieldError>}
          </fieldset>
          <div className="flex flex-wrap gap-4">
            <Field label={t("hours.from")}>
              <Input
                type="time"
                required
                value={hours.from}
                onChange={(event) => onChange({ ...hours, from: event.target.value })}
              />
            </Field>
            <Field label={t("hours.to")} error={hours.from >= hours.to ? t("validation:timeOrder") : undefined}>
              <Input
                type="time"
                required
                value={hours.to}
                onChange={(event) => onChange({ ...hours, to: event.target.value })}
              />
            </Field>
          </div>
        </>
      )}
    </div>
  );
}
