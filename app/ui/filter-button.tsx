import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** Returns the classes of one filter choice: a button, or a link to the filtered list. */
export function filterClass(isChosen: boolean, className?: string): string {
  return cx(
    "inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border px-4 py-1.5 font-semibold no-underline transition-colors duration-150",
    isChosen
      ? "border-transparent bg-indigo text-on-indigo"
      : "border-line-strong bg-surface text-ink hover:border-indigo hover:bg-indigo-soft",
    className,
  );
}

export type FilterButtonProps = ComponentProps<"button"> & { isChosen: boolean };

export function FilterButton({ isChosen, className, ...rest }: FilterButtonProps) {
  return <button {...rest} type="button" aria-pressed={isChosen} className={filterClass(isChosen, className)} />;
}
