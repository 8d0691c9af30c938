import { initialsOf } from "../../domain/platform/initials.ts";
import { cx } from "./cx.ts";

const TINTS = ["fill-indigo-soft text-indigo", "fill-accent-soft text-accent", "fill-sage-soft text-sage"];

/** The avatar of a person without a picture: the initials, in a ring of petals. */
export function Monogram({ name, tint }: { name: string; tint: number }) {
  return (
    <svg
      viewBox="0 0 56 56"
      width="56"
      height="56"
      aria-hidden="true"
      className={cx("shrink-0", TINTS[tint % TINTS.length])}
    >
      {Array.from({ length: 8 }, (_, petal) => (
        <ellipse key={petal} cx="28" cy="9" rx="8.5" ry="9" transform={`rotate(${petal * 45} 28 28)`} />
      ))}
      <circle cx="28" cy="28" r="20" />
      <text
        x="28"
        y="28"
        dy="0.36em"
        textAnchor="middle"
        className="fill-current font-display text-lg font-semibold tracking-wide"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}
