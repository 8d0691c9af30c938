import { useId, type ReactNode } from "react";

type PartProps = { title: string; note?: string; action?: ReactNode; children: ReactNode };

/** A part of the page, under a hairline. */
export function Part({ title, note, action, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {note && <p className="text-sm text-ink-soft">{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
