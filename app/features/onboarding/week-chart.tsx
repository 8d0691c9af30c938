import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import type { Journey } from "./use-onboarding.ts";
import { mondayAt } from "./week-table.tsx";

const axis = { stroke: "var(--ink-soft)", tick: { fill: "var(--ink-soft)", fontSize: 14 }, tickLine: false };

/** The name of a series in the colour of text: the colour of its plot would be too pale to read. */
const legible = (name: string) => <span className="text-ink">{name}</span>;

/** Minutes as bars and scores as a line, a week each. Loaded on its own: the library is heavy. */
export default function WeekChart({ weeks }: { weeks: Journey["weeks"] }) {
  const { t } = useTranslation("onboarding");
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { month: "short", day: "numeric", timeZone: "UTC" });
  const data = weeks.map((week) => ({ ...week, day: day.format(new Date(mondayAt(week.week))) }));
  return (
    <div role="img" aria-label={t("progress.chart")} className="h-72 w-full">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis dataKey="day" {...axis} />
          <YAxis yAxisId="minutes" width={44} allowDecimals={false} {...axis} />
          <YAxis yAxisId="score" orientation="right" domain={[0, 100]} unit="%" width={56} {...axis} />
          <Tooltip
            cursor={{ fill: "var(--surface-2)" }}
            contentStyle={{ background: "var(--surface)", borderColor: "var(--line)", color: "var(--ink)" }}
          />
          <Legend formatter={legible} />
          <Bar
            yAxisId="minutes"
            dataKey="minutes"
            name={t("progress.minutes")}
            fill="var(--indigo)"
            maxBarSize={48}
            radius={4}
            isAnimationActive={false}
          />
          <Line
            yAxisId="score"
            dataKey="score"
            name={t("progress.scores")}
            stroke="var(--accent)"
            strokeWidth={3}
            dot={{ r: 5, fill: "var(--accent)" }}
            connectNulls
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}
