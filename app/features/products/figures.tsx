type Figure = { amount: string; label: string };

/** Three numbers worth remembering. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded border border-line bg-line md:grid-cols-3">
      {figures.map(({ amount, label }) => (
        // The number stands first for the eye, its name first for the outline.
        <div key={amount} className="flex flex-col-reverse justify-end gap-1 bg-surface p-6">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-display text-2xl font-semibold text-indigo">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
