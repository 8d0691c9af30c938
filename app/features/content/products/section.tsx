import type { ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

type SectionProps = {
  /** The id of the heading; it labels the section and is its anchor. */
  id: string;
  title: string;
  lead?: string;
  /** Darker background, for every second section. */
  isTinted?: boolean;
  children: ReactNode;
};

/** One section of a product page. */
export function Section({ id, title, lead, isTinted = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={cx("section-page", isTinted && "border-y border-line bg-surface-2")}>
      <div className="container-page">
        <h2 id={id}>{title}</h2>
        {lead && <p className="mt-2 max-w-prose text-lg text-ink-soft">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
