type FactListProps = { facts: readonly (readonly [label: string, value: string | null])[] };

/** A list of labels and values, side by side when there is room. Entries without a value are left out. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[auto_1fr] sm:gap-y-2">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="mb-2 min-w-0 break-words whitespace-pre-wrap sm:mb-0">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
