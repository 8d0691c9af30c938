import { WEEKDAYS, type Availability, type Weekday } from "../../../../domain/people/onboarding.ts";
import { faultText, useTranslation } from "../../../lib/i18n.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";

type Hours = { start: string; end: string };
type DayErrors = { start?: { message?: string }; end?: { message?: string } };

type AvailabilityFieldsProps = {
  value: Availability;
  onChange(value: Availability): void;
  errors: Partial<Record<Weekday, DayErrors>> | undefined;
};

const NINE_TO_FIVE: Hours = { start: "09:00", end: "17:00" };

/** The working hours of each weekday, or a day off. */
export function AvailabilityFields({ value, onChange, errors }: AvailabilityFieldsProps) {
  const { t } = useTranslation("onboarding");
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{t("form.availability")}</legend>
      <div className="mt-1 grid divide-y divide-line">
        {WEEKDAYS.map((day) => (
          <Day
            key={day}
            name={t(`day.${day}`)}
            hours={value[day]}
            errors={errors?.[day]}
            onChange={(hours) => onChange({ ...value, [day]: hours })}
          />
        ))}
      </div>
    </fieldset>
  );
}

type DayProps = {
  name: string;
  hours: Hours | undefined;
  errors: DayErrors | undefined;
  onChange(hours: Hours | undefined): void;
};

function Day({ name, hours, errors, onChange }: DayProps) {
  const { t } = useTranslation("onboarding");
  const fault = errors?.start?.message ?? errors?.end?.message;
  return (
    <div className="grid items-center gap-x-4 py-1 sm:grid-cols-[9rem_1fr]">
      <Checkbox
        label={name}
        checked={hours !== undefined}
        onChange={(event) => onChange(event.target.checked ? NINE_TO_FIVE : undefined)}
      />
      {hours ? (
        <div className="flex min-w-0 items-center gap-2 pb-2 sm:py-1">
          {(["start", "end"] as const).map((edge) => (
            <Input
              key={edge}
              type="time"
              aria-label={t(`form.${edge}`, { day: name })}
              aria-invalid={fault ? true : undefined}
              value={hours[edge]}
              onChange={(event) => onChange({ ...hours, [edge]: event.target.value })}
              className="min-w-0 flex-1"
            />
          ))}
        </div>
      ) : (
        <p className="pb-2 text-ink-soft sm:py-3">{t("form.dayOff")}</p>
      )}
      <FieldError className="pb-2 sm:col-start-2">{faultText(t, fault)}</FieldError>
    </div>
  );
}
