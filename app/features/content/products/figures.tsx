import { cx } from "../../../ui/cx.ts";

type Figure = { amount: string; label: string };

/** Three key numbers; on the dark background when they are legal requirements. */
export function Figures({ figures, isDeep = false }: { figures: Figure[]; isDeep?: boolean }) {
  return (
    <dl
      className={cx(
        "grid gap-px overflow-hidden rounded border md:grid-cols-3",
        isDeep ? "border-transparent bg-line-deep" : "border-line bg-line",
      )}
    >
      {figures.map(({ amount, label }) => (
        // The number is first visually, its label first in the document.
        <div
          key={amount}
          className={cx("flex flex-col-reverse justify-end gap-1 p-6", isDeep ? "band-deep lg:p-8" : "bg-surface")}
        >
          <dt className={isDeep ? "text-on-deep-soft" : "text-ink-soft"}>{label}</dt>
          <dd
            className={cx(
              "font-display font-semibold",
              isDeep ? "text-4xl text-on-deep-accent" : "text-2xl text-indigo",
            )}
          >
            {amount}
          </dd>
        </div>
      ))}
    </dl>
  );
}
