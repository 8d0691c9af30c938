import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { cx } from "./cx.ts";

/** The ghost of something that is on its way; give it the size of the thing. */
export function Skeleton({ className, ...rest }: ComponentProps<"span">) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={cx("block min-h-4 animate-breathe rounded bg-surface-2 forced-colors:border", className)}
    />
  );
}

const lineWidths = ["w-full", "w-11/12", "w-4/5"];

/** A few lines of text on their way; the last one is short, as in a paragraph. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={cx("grid content-start gap-2.5", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={line > 0 && line === lines - 1 ? "w-3/5" : lineWidths[line % lineWidths.length]}
        />
      ))}
    </span>
  );
}

export type SkeletonGroupProps = { className?: string; children: ReactNode };

/** Around the skeletons of one list: says once, to those who cannot see them, that something is loading. */
export function SkeletonGroup({ className, children }: SkeletonGroupProps) {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{t("loading")}</span>
      {children}
    </div>
  );
}
