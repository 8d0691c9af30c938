import type { ReactNode } from "react";

type PartProps = { title: string; note?: string; children: ReactNode };

/** A section of the page with a heading, under a thin line. */
export function Part({ title, note, children }: PartProps) {
  return (
    <section className="grid grid-cols-1 content-start gap-4 border-t border-line pt-5">
      <div>
        <h2 className="text-xl">{title}</h2>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}
