import type { MorningRequests } from "../../../../domain/api/work/morning.ts";
import { ENDS_OF } from "../../../../domain/work/desk/stages.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { ColumnChart } from "../../../ui/column-chart.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { Numbers } from "./numbers.tsx";
import { Part } from "./part.tsx";
import { useFigureFormats } from "./use-figure-formats.ts";

/** The figures by week: requests received, results and response times. */
export function Weeks({ requests }: { requests: MorningRequests }) {
  const { t } = useTranslation("morning");
  const words = useFigureFormats();
  const { kind, groups } = requests;
  const { rows } = groups.week;
  const [good, other] = ENDS_OF[kind];
  const columns = rows.map(({ key, now }) => ({
    name: words.day(key),
    values: [now.received, now.ended[good] ?? 0, now.ended[other] ?? 0],
  }));
  const times = rows.map(({ key, now }) => ({ name: words.day(key), values: [now.median, now.slowest] }));
  return (
    <Part title={t("parts.weeks")} note={t("officeTime")}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <ColumnChart
          label={t(`kinds:${kind}.weeks`)}
          series={[
            { name: t("figures.received"), tone: "indigo" },
            { name: t(`figures.${good}`), tone: "sage" },
            { name: t(`figures.${other}`), tone: "brick" },
          ]}
          places={columns}
          say={words.count}
        />
        <ColumnChart
          label={t("charts.response")}
          series={[
            { name: t("figures.median"), tone: "indigo" },
            { name: t("figures.slowest"), tone: "accent" },
          ]}
          places={times}
          say={words.minutes}
        />
      </div>
      <Numbers>
        <FiguresTable requests={requests} by="week" label={t("parts.weeks")} />
      </Numbers>
    </Part>
  );
}
