import type { ReactNode } from "react";

/** A section of a request with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}
