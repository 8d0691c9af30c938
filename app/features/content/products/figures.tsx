import { cx } from "../../../ui/cx.ts";

type Figure = { amount: string; label: string };

/** Three numbers worth remembering; on the deep ground where they are the law. */
export function Figures({ figures, isDeep = false }: { figures: Figure[]; isDeep?: boolean }) {
  return (
    <dl
      className={cx(
        "grid gap-px overflow-hidden rounded border md:grid-cols-3",
        isDeep ? "border-transparent bg-line-deep" : "border-line bg-line",
      )}
    >
      {figures.map(({ amount, label }) => (
        // The number stands first for the eye, its name first for the outline.
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
