const SIZE = 120;
const WIDTH = 12;
const RADIUS = (SIZE - WIDTH) / 2;
const LENGTH = 2 * Math.PI * RADIUS;

/** A progress ring with the percentage in its center. */
export function ProgressRing({ percent, label }: { percent: number; label: string }) {
  const ring = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, fill: "none", strokeWidth: WIDTH };
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${SIZE} ${SIZE}`} className="size-32 shrink-0">
      <circle {...ring} className="stroke-surface-2" />
      <circle
        {...ring}
        className="stroke-accent"
        strokeLinecap="round"
        strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
        strokeOpacity={percent === 0 ? 0 : 1}
        transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
      />
      <text
        x="50%"
        y="50%"
        dominantBaseline="central"
        textAnchor="middle"
        className="fill-ink font-display text-[1.75rem] font-semibold tabular-nums"
      >
        {percent}%
      </text>
    </svg>
  );
}
