import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

export type BadgeTone = "neutral" | "indigo" | "accent" | "success" | "error";

export type BadgeProps = ComponentProps<"span"> & { tone?: BadgeTone };

const tones: Record<BadgeTone, string> = {
  neutral: "border-line bg-surface-2 text-ink",
  indigo: "border-indigo/20 bg-indigo-soft text-indigo",
  accent: "border-accent/40 bg-accent-soft text-accent",
  success: "border-sage/30 bg-sage-soft text-sage",
  error: "border-brick/30 bg-brick-soft text-brick",
};

/** A short label for a state or kind. The words carry the meaning, the color helps. */
export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx(
        "inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5",
        tones[tone],
        className,
      )}
    />
  );
}
