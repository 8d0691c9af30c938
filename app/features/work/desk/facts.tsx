import type { ReactNode } from "react";

export type Fact = { label: string; value: ReactNode };

/** A list of labels and values. Skips facts without a value. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 @md:grid-cols-2">
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
