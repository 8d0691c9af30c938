import { Link } from "react-router";
import type { MorningVisits } from "../../../../domain/api/work/morning.ts";
import { funnelFilter, listAddress } from "../../../../domain/work/morning/figures.ts";
import { sayTypeOrNone } from "../../../../domain/work/morning/say.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../../ui/table.tsx";
import { ColumnChart } from "../../../ui/column-chart.tsx";
import { FigureLink } from "./figure-link.tsx";
import { Before } from "./figures-table.tsx";
import { Part } from "./part.tsx";
import { useFigureFormats } from "./use-figure-formats.ts";

/** The page views of the public site. */
export function Visits({ visits: { views, times, pages, left, period } }: { visits: MorningVisits }) {
  const { t } = useTranslation("morning");
  const words = useFigureFormats();
  if (pages.length === 0) {
    return (
      <Part title={t("parts.visits")} note={t("visits.note")}>
        <p className="text-ink-soft">{t("visits.none")}</p>
      </Part>
    );
  }
  return (
    <Part title={t("parts.visits")} note={t("visits.note")}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <ColumnChart
          label={t(times.length > period.weeks ? "visits.chart" : "visits.chartWeeks")}
          series={[{ name: t("visits.views"), tone: "indigo" }]}
          places={times.map((time) => ({ name: words.day(time.day), values: [time.views] }))}
          say={words.count}
        />
        <div className="grid grid-cols-1 content-start gap-2">
          <Table label={t("parts.visits")} regionClassName="max-h-80">
            <TableHead>
              <TableRow>
                <TableHeader>{t("visits.page")}</TableHeader>
                <TableHeader numeric>{t("visits.views")}</TableHeader>
              </TableRow>
            </TableHead>
            <TableBody>
              {[{ path: "", ...views }, ...pages].map(({ path, now, before }) => (
                <TableRow key={path}>
                  <TableCell>
                    {path ? (
                      <Link to={path} className="link">
                        {path}
                      </Link>
                    ) : (
                      <strong>{t("visits.all")}</strong>
                    )}
                  </TableCell>
                  <TableCell numeric>
                    {words.count(now)}
                    <Before said={words.count(before)} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          {left > 0 && <p className="text-sm text-ink-soft">{t("left", { count: left })}</p>}
        </div>
      </div>
    </Part>
  );
}

/** The conversion funnel from product page to won request, by type and language. */
export function Funnel({ visits: { funnel, period } }: { visits: MorningVisits }) {
  const { t } = useTranslation("morning");
  const words = useFigureFormats();
  return (
    <Part title={t("parts.funnel")} note={t("funnel.note")}>
      <ColumnChart
        label={t("parts.funnel")}
        series={[
          { name: t("funnel.looked"), tone: "accent" },
          { name: t("funnel.opened"), tone: "indigo" },
          { name: t("funnel.sent"), tone: "sage" },
        ]}
        places={funnel.map(({ type, language, looked, opened, sent }) => ({
          name: `${t(`funnel.types.${type}`)} ${language.toUpperCase()}`,
          values: [looked, opened, sent],
        }))}
        say={words.count}
      />
      <Table label={t("parts.funnel")}>
        <TableHead>
          <TableRow>
            <TableHeader>{t("by.type")}</TableHeader>
            <TableHeader>{t("by.language")}</TableHeader>
            {(["looked", "opened", "sent", "won"] as const).map((step) => (
              <TableHeader key={step} numeric>
                {t(`funnel.${step}`)}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {funnel.map(({ type, language, looked, opened, sent, won }) => (
            <TableRow key={`${type} ${language}`}>
              <TableCell>{sayTypeOrNone(t, type)}</TableCell>
              <TableCell>{t(`portal:languages.${language}`)}</TableCell>
              <TableCell numeric>{words.count(looked)}</TableCell>
              <TableCell numeric>{words.count(opened)}</TableCell>
              <TableCell numeric>
                <FigureLink value={sent} to={listAddress("quote", funnelFilter(period, type, language, "sent"))} />
              </TableCell>
              <TableCell numeric>
                <FigureLink value={won} to={listAddress("quote", funnelFilter(period, type, language, "won"))} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Part>
  );
}
