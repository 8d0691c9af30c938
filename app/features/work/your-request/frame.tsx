import { useId, type ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

type Props = { title: string; children: ReactNode; className?: string };

/** A section of the private page: a landmark with its heading. */
export function Section({ title, children, className }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx("grid gap-4 border-t border-line pt-8", className)}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
