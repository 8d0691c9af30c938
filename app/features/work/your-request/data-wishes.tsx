import { DATA_WISHES } from "../../../../domain/work/private-page-options.ts";
import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { Section } from "./frame.tsx";
import { PrivateForm } from "./private-form.tsx";
import type { SectionProps } from "./section.ts";

const INTENT = "data-wish";

/** The customer's right to a copy or the deletion of their data: what was asked for, and what still can be. */
export function DataWishes({ page: { dataWishes }, sent }: SectionProps) {
  const { t } = useTranslation("your-request");
  const dates = useDates();
  const open = DATA_WISHES.filter((wish) => !dataWishes.some((stated) => stated.wish === wish && !stated.isDone));
  const isDone = sent?.intent === INTENT && sent.isDone;
  // A day of the office's calendar, without an hour: noon in UTC is that day in every zone of the United States.
  const dayOf = (day: string) => dates.date(`${day}T18:00:00Z`);
  return (
    <Section title={t("data.title")}>
      <p>{t("data.text")}</p>
      {dataWishes.length > 0 && (
        <ul className="grid gap-2">
          {dataWishes.map(({ wish, at, dueOn, isDone: isDelivered }) => (
            <li key={`${wish} ${at}`}>
              {t(`data.stated.${wish}`, { date: dates.date(at) })}{" "}
              {isDelivered ? t("data.delivered") : t("data.due", { date: dayOf(dueOn) })}
            </li>
          ))}
        </ul>
      )}
      {(open.length > 0 || isDone) && (
        <PrivateForm intent={INTENT} sent={sent} submit={t("data.submit")} variant="secondary" done={t("data.done")}>
          <RadioGroup
            legend={t("data.legend")}
            name="wish"
            required
            error={sent?.intent === INTENT ? sent.fields["wish"] : undefined}
            options={open.map((wish) => ({ value: wish, label: t(`data.wishes.${wish}`) }))}
          />
        </PrivateForm>
      )}
    </Section>
  );
}
