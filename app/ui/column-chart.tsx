import { cx } from "./cx.ts";
import "./chart.css";

export type Tone = "indigo" | "sage" | "brick" | "accent";
export type Series = { name: string; tone: Tone };
/** One position of the axis: a value per series, or null. */
export type AxisPosition = { name: string; values: readonly (number | null)[] };

type ColumnChartProps = {
  /** The accessible description; the numbers are in a table beside the chart. */
  label: string;
  series: readonly Series[];
  places: readonly AxisPosition[];
  say: (value: number) => string;
  /** The minimum upper end of the scale; a higher value raises it. */
  top?: number;
};

const HEIGHT = 100;
/** The width of a group of columns, and the part of it that stays free. */
const WIDTH = 10;
const FREE = 2;
/** Maximum names that fit under the columns on a phone. */
const MOST_NAMES = 5;

/**
 * A column chart with one column per series. The drawing is stretched to the available room; the texts are not part of
 * it.
 */
export function ColumnChart({ label, series, places, say, top = 1 }: ColumnChartProps) {
  const highest = Math.max(top, ...places.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const width = (WIDTH - FREE) / series.length;
  const every = Math.ceil(places.length / MOST_NAMES);
  return (
    <figure className="grid gap-2">
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map(({ name, tone }) => (
          <span key={name} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={cx("chart-mark", `chart-${tone}`)} />
            {name}
          </span>
        ))}
      </figcaption>
      <div className="chart">
        <div aria-hidden="true" className="chart-scale">
          <span>{say(highest)}</span>
          <span>{say(0)}</span>
        </div>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${places.length * WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="chart-plot"
        >
          {places.flatMap(({ name, values }, at) =>
            values.map((value, which) => {
              const tall = ((value ?? 0) / highest) * HEIGHT;
              const { tone, name: of } = series[which] ?? { tone: "indigo", name: "" };
              return (
                <rect
                  key={`${name} ${of}`}
                  className={`chart-${tone}`}
                  x={at * WIDTH + FREE / 2 + which * width}
                  y={HEIGHT - tall}
                  width={width * 0.9}
                  height={tall}
                >
                  <title>{`${name}, ${of}: ${say(value ?? 0)}`}</title>
                </rect>
              );
            }),
          )}
        </svg>
        <div aria-hidden="true" className="chart-names">
          {places.map(({ name }, at) => (
            <span key={name}>{at % every === 0 && name}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
