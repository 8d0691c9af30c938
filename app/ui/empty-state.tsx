import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type EmptyStateProps = {
  icon: LucideIcon;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** The level of the title in the outline of the page. */
  heading?: "h2" | "h3" | "p";
  className?: string;
};

/** The placeholder of an empty list, with what to do about it. */
export function EmptyState({ icon: Icon, title, text, action, heading: Heading = "h2", className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        "grid justify-items-center gap-2 rounded border border-dashed border-line-strong/60 px-6 py-12 text-center",
        className,
      )}
    >
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon aria-hidden="true" className="size-7" strokeWidth={1.75} />
      </span>
      <Heading className="font-display text-xl font-semibold">{title}</Heading>
      {text && <p className="max-w-[46ch] text-ink-soft">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
