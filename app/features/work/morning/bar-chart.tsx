import "../../../ui/chart.css";
import { useFigureFormats } from "./use-figure-formats.ts";

type BarChartProps = {
  /** The chart's accessible name; its numbers are in the table below it. */
  label: string;
  rows: readonly { name: string; value: number }[];
};

/** Maximum number of bars; the table has all rows. */
const MAX_BARS = 8;

/** A bar chart with one bar per name, in the order of the rows. */
export function BarChart({ label, rows }: BarChartProps) {
  const words = useFigureFormats();
  const shown = rows.filter(({ value }) => value > 0).slice(0, MAX_BARS);
  const highest = Math.max(1, ...shown.map(({ value }) => value));
  if (shown.length === 0) return null;
  return (
    <div role="img" aria-label={label} className="bars">
      {shown.map(({ name, value }) => (
        <div key={name} className="bar">
          <span className="bar-name">{name}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="bar-plot">
            <rect className="chart-indigo" width={(value / highest) * 100} height={10} />
          </svg>
          <span className="tabular-nums">{words.count(value)}</span>
        </div>
      ))}
    </div>
  );
}
