import type { MorningRequests } from "../../../../domain/api/work/morning.ts";
import { filterOf, listAddress } from "../../../../domain/work/morning/figures.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useOutcomeNames } from "../../../lib/outcomes.ts";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table.tsx";
import { BarChart } from "./bar-chart.tsx";
import { FigureLink } from "./figure-link.tsx";
import { Part } from "./part.tsx";
import { useFigureFormats } from "./use-figure-formats.ts";

/** The reasons why quote requests were lost. */
export function Lost({ requests: { lost, period, kind } }: { requests: MorningRequests }) {
  const { t } = useTranslation("morning");
  const words = useFigureFormats();
  const { lostReason: reasonOf } = useOutcomeNames();
  return (
    <Part title={t("parts.lost")}>
      {lost.length === 0 ? (
        <p className="text-ink-soft">{t("lost.none")}</p>
      ) : (
        <>
          <BarChart
            label={t("parts.lost")}
            rows={lost.map(({ reason, now }) => ({ name: reasonOf(reason), value: now }))}
          />
          <Table label={t("parts.lost")}>
            <TableHead>
              <TableRow>
                <TableHeader>{t("lost.reason")}</TableHeader>
                <TableHeader numeric>{t("lost.now")}</TableHeader>
                <TableHeader numeric>{t("lost.before")}</TableHeader>
              </TableRow>
            </TableHead>
            <TableBody>
              {lost.map(({ reason, now, before }) => (
                <TableRow key={reason}>
                  <TableCell>{reasonOf(reason)}</TableCell>
                  <TableCell numeric>
                    <FigureLink
                      value={now}
                      to={listAddress(kind, { ...filterOf({ days: period, figure: "lost" }), reason })}
                    />
                  </TableCell>
                  <TableCell numeric>{words.count(before)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </Part>
  );
}
