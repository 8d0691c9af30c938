import type { Location, Settings } from "../../../../../domain/operations/settings/sections.ts";
import { dayName } from "../../../../../domain/platform/office-hours.ts";
import { useLanguage, useTranslation } from "../../../../lib/i18n.tsx";
import { newKey } from "../../../../lib/new-key.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { FieldError } from "../../../../ui/field.tsx";
import { Input } from "../../../../ui/input.tsx";
import { pathTo, propertiesOf, useEditing, type EditorProps } from "../editing.ts";
import { Choice, NumberInput, OptionalInput, TextInput } from "../inputs.tsx";
import { ListEditor } from "../list-editor.tsx";

/** The time zones of the states and territories, which an office can be in. */
const TIMEZONES = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
  "America/Puerto_Rico",
] as const;

/** The offices. The first is the main one, and stays. */
export function LocationsEditor({ value, path, onChange }: EditorProps<Settings["locations"]>) {
  const { t } = useTranslation("settings");
  const [main] = value;
  return (
    <ListEditor
      value={value}
      path={path}
      onChange={([first = main, ...others]) => onChange([first, ...others])}
      titleOf={({ address }, index) =>
        t(index === 0 ? "locations.main" : "locations.other", { number: index + 1, city: address.city })
      }
      addLabel={t("locations.add")}
      makeItem={() => makeOffice(main)}
      least={1}
    >
      {(location) => <LocationFields {...location} />}
    </ListEditor>
  );
}

/** Makes a new office from the main one, with an id of its own. */
function makeOffice(main: Location): Location {
  const address = { ...main.address, street: "", zip: "" };
  return { ...main, id: newKey().slice(0, 8), address, mapUrl: null, manager: null };
}

function LocationFields(props: EditorProps<Location>) {
  const { t } = useTranslation("settings");
  const of = propertiesOf(props);
  const address = propertiesOf(of("address"));
  const geo = propertiesOf(of("geo"));
  const { timezone } = props.value;
  const zones = TIMEZONES.some((zone) => zone === timezone) ? TIMEZONES : [timezone, ...TIMEZONES];
  return (
    <>
      <TextInput label={t("fields.street")} {...address("street")} />
      <div className="grid gap-4 sm:grid-cols-[1fr_6rem_8rem]">
        <TextInput label={t("fields.city")} {...address("city")} />
        <TextInput label={t("fields.state")} {...address("state")} />
        <TextInput label={t("fields.zip")} {...address("zip")} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput type="tel" label={t("fields.phone")} {...of("phone")} />
        <Choice
          label={t("fields.timezone")}
          options={zones}
          nameOf={(zone) => zone.replaceAll("_", " ").replace(/^\w+\//, "")}
          {...of("timezone")}
        />
      </div>
      <HoursFields {...of("hours")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput step="any" label={t("fields.latitude")} hint={t("hints.geo")} {...geo("latitude")} />
        <NumberInput step="any" label={t("fields.longitude")} {...geo("longitude")} />
      </div>
      <OptionalInput type="url" label={t("fields.mapUrl")} hint={t("hints.mapUrl")} {...of("mapUrl")} />
      <OptionalInput label={t("fields.manager")} {...of("manager")} />
    </>
  );
}

const WORKDAY = { open: "09:00", close: "17:00" };

/** The opening hours of a week, a line for each day. */
function HoursFields({ value, path, onChange }: EditorProps<Location["hours"]>) {
  const { t } = useTranslation("settings");
  const language = useLanguage();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t("fields.hours")}</legend>
      <ul>
        {value.map((hours, day) => (
          <DayHours
            key={dayName(day, language)}
            name={dayName(day, language, "long")}
            value={hours}
            path={pathTo(path, day)}
            onChange={(next) => onChange(value.toSpliced(day, 1, next))}
          />
        ))}
      </ul>
    </fieldset>
  );
}

type DayHoursProps = EditorProps<Location["hours"][number]> & { name: string };

function DayHours({ name, value, path, onChange }: DayHoursProps) {
  const { t } = useTranslation("settings");
  const { errorOf } = useEditing();
  const error = errorOf(`${path}.open`) ?? errorOf(`${path}.close`);
  return (
    <li className="flex flex-wrap items-center gap-x-4">
      <Checkbox
        label={name}
        className="w-36"
        checked={value !== null}
        onChange={() => onChange(value ? null : WORKDAY)}
      />
      {value ? (
        <span className="flex items-center gap-2">
          {(["open", "close"] as const).map((end) => (
            <Input
              key={end}
              type="time"
              className="w-34"
              aria-label={t(`hours.${end}`, { day: name })}
              aria-invalid={error ? true : undefined}
              value={value[end]}
              onChange={(event) => onChange({ ...value, [end]: event.target.value })}
            />
          ))}
        </span>
      ) : (
        <span className="text-ink-soft">{t("hours.closed")}</span>
      )}
      <FieldError className="w-full">{error}</FieldError>
    </li>
  );
}
