import { useDates } from "../../../lib/dates.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table.tsx";
import type { Journey } from "./use-onboarding.ts";

/** Returns the timestamp of a Monday; around noon in Texas, so that no time zone makes it a Sunday. */
export const mondayAt = (week: string) => `${week}T18:00:00Z`;

/** The numbers of the chart as a table, for people who prefer to read them or cannot see the chart. */
export function WeekTable({ weeks }: { weeks: Journey["weeks"] }) {
  const { t } = useTranslation("onboarding");
  const dates = useDates();
  return (
    <details>
      <summary className="link min-h-11 w-fit content-center">{t("progress.showNumbers")}</summary>
      <Table label={t("progress.weeks")} className="mt-3">
        <TableHead>
          <TableRow>
            <TableHeader>{t("progress.week")}</TableHeader>
            <TableHeader numeric>{t("progress.time")}</TableHeader>
            <TableHeader numeric>{t("progress.score")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {weeks.map(({ week, minutes, score }) => (
            <TableRow key={week}>
              <TableCell>{dates.date(mondayAt(week))}</TableCell>
              <TableCell numeric>{t("minutes", { minutes })}</TableCell>
              <TableCell numeric>{score === null ? "–" : `${score}%`}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </details>
  );
}
