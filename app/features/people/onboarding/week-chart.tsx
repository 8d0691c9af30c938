import { useLanguage, useTranslation } from "../../../lib/i18n.tsx";
import { ColumnChart } from "../../../ui/column-chart.tsx";
import type { Journey } from "./use-onboarding.ts";
import { mondayAt } from "./week-table.tsx";

/** The minutes and scores by week, in two charts because their scales differ. */
export function WeekChart({ weeks }: { weeks: Journey["weeks"] }) {
  const { t } = useTranslation("onboarding");
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { month: "short", day: "numeric", timeZone: "UTC" });
  const places = (value: (week: Journey["weeks"][number]) => number | null) =>
    weeks.map((week) => ({ name: day.format(new Date(mondayAt(week.week))), values: [value(week)] }));
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
      <ColumnChart
        label={t("progress.minutesChart")}
        series={[{ name: t("progress.minutes"), tone: "indigo" }]}
        places={places(({ minutes }) => minutes)}
        say={String}
      />
      <ColumnChart
        label={t("progress.scoresChart")}
        series={[{ name: t("progress.scores"), tone: "accent" }]}
        places={places(({ score }) => score)}
        say={(score) => `${score}%`}
        top={100}
      />
    </div>
  );
}
