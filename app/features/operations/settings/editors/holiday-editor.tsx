import type { Settings } from "../../../../../domain/operations/settings/sections.ts";
import { localeOf } from "../../../../../domain/platform/language.ts";
import { dayName } from "../../../../../domain/platform/office-hours.ts";
import { useLanguage, useTranslation } from "../../../../lib/i18n.tsx";
import { propertiesOf, type EditorProps } from "../editing.ts";
import { Choice, NumberInput, TextInput } from "../inputs.tsx";
import { ListEditor } from "../list-editor.tsx";

type Holiday = Settings["holidays"][number];
const RULES = ["yearly", "weekday", "once"] as const;
type Rule = (typeof RULES)[number];
const WHICH = ["1", "2", "3", "4", "last"] as const;
const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1));
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => String(day));

const ruleOf = (holiday: Holiday): Rule => ("date" in holiday ? "once" : "weekday" in holiday ? "weekday" : "yearly");

/** Changes the rule of a holiday, with first values for what the new rule needs. */
function withRule({ name }: Holiday, rule: Rule): Holiday {
  if (rule === "once") return { name, date: "" };
  return rule === "weekday" ? { name, month: 1, weekday: 0, which: 1 } : { name, month: 1, day: 1 };
}

/** The days on which all offices are closed. */
export function HolidaysEditor(props: EditorProps<Settings["holidays"]>) {
  const { t } = useTranslation("settings");
  return (
    <ListEditor
      {...props}
      onChange={(holidays) => props.onChange([...holidays])}
      titleOf={({ name }, index) => name || t("holidays.number", { number: index + 1 })}
      addLabel={t("holidays.add")}
      makeItem={(): Holiday => ({ name: "", month: 1, day: 1 })}
    >
      {(holiday) => <HolidayFields {...holiday} />}
    </ListEditor>
  );
}

function HolidayFields({ value, path, onChange }: EditorProps<Holiday>) {
  const { t } = useTranslation("settings");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label={t("fields.holiday")}
        value={value.name}
        path={`${path}.name`}
        onChange={(name) => onChange({ ...value, name })}
      />
      <Choice
        label={t("holidays.rule")}
        options={RULES}
        nameOf={(rule) => t(`holidays.rules.${rule}`)}
        value={ruleOf(value)}
        path={`${path}.rule`}
        onChange={(rule) => onChange(withRule(value, rule))}
      />
      <RuleFields value={value} path={path} onChange={onChange} />
    </div>
  );
}

function RuleFields({ value, path, onChange }: EditorProps<Holiday>) {
  const { t } = useTranslation("settings");
  const language = useLanguage();
  const monthName = (month: string) =>
    new Intl.DateTimeFormat(localeOf(language), { month: "long", timeZone: "UTC" }).format(
      Date.UTC(2024, Number(month) - 1, 1),
    );
  if ("date" in value) {
    return <TextInput type="date" label={t("holidays.date")} {...propertiesOf({ value, path, onChange })("date")} />;
  }
  const month = (
    <Choice
      label={t("holidays.month")}
      options={MONTHS}
      nameOf={monthName}
      value={String(value.month)}
      path={`${path}.month`}
      onChange={(next) => onChange({ ...value, month: Number(next) })}
    />
  );
  if ("day" in value) {
    return (
      <>
        {month}
        <NumberInput label={t("holidays.day")} {...propertiesOf({ value, path, onChange })("day")} />
      </>
    );
  }
  return (
    <>
      <Choice
        label={t("holidays.which")}
        options={WHICH}
        nameOf={(which) => t(`holidays.whichOnes.${which}`)}
        value={which(value.which)}
        path={`${path}.which`}
        onChange={(next) => onChange({ ...value, which: numbered(next) })}
      />
      <Choice
        label={t("holidays.weekday")}
        options={WEEKDAYS}
        nameOf={(day) => dayName(Number(day), language, "long")}
        value={String(value.weekday)}
        path={`${path}.weekday`}
        onChange={(next) => onChange({ ...value, weekday: Number(next) })}
      />
      {month}
    </>
  );
}

const NUMBERED = { "1": 1, "2": 2, "3": 3, "4": 4, last: "last" } as const;
const numbered = (which: (typeof WHICH)[number]) => NUMBERED[which];
const which = (value: (typeof NUMBERED)[keyof typeof NUMBERED]) => WHICH.find((one) => NUMBERED[one] === value) ?? "1";
