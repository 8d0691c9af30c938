import { cx } from "./cx.ts";
import "./chart.css";

export type Tone = "indigo" | "sage" | "brick" | "accent";
export type Series = { name: string; tone: Tone };
/** What stands at one place of the axis: a value for each series, or nothing. */
export type Place = { name: string; values: readonly (number | null)[] };

type ColumnChartProps = {
  /** What the chart shows, for those who cannot see it; the numbers stand in a table beside it. */
  label: string;
  series: readonly Series[];
  places: readonly Place[];
  say: (value: number) => string;
  /** The upper end of the scale; the highest value where it is left out. */
  top?: number;
};

const HEIGHT = 100;
/** How wide the group of columns of one place is, of which a part is left free. */
const WIDTH = 10;
const FREE = 2;
/** So many names fit under the columns on a phone. */
const MOST_NAMES = 5;

/** Columns side by side, one for each series. The drawing is stretched to the room there is; the words are not part of it. */
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
