import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "../lib/i18n.tsx";
import { cx } from "./cx.ts";

/** The placeholder of loading content; give it the size of the content. */
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

/** The placeholder of a few lines of text; the last one is short, as in a paragraph. */
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

/** The wrapper of a list's skeletons. It tells screen readers once that something is loading. */
export function SkeletonGroup({ className, children }: SkeletonGroupProps) {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{t("loading")}</span>
      {children}
    </div>
  );
}
