import { useState, type ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";
import { panelParts, tabParts } from "../../../ui/tab-parts.ts";

type ReasonTabsProps = { label: string; tabs: { id: string; title: string; panel: ReactNode }[] };

/** The tabs of the home page. Without JavaScript all panels are open and the tabs are hidden. */
export function ReasonTabs({ label, tabs }: ReasonTabsProps) {
  const [current, setCurrent] = useState(0);
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="mx-auto mb-8 grid max-w-xl grid-cols-3 gap-1 rounded border border-line bg-surface p-1 noscript:hidden"
      >
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            {...tabParts(id, index === current)}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
            onFocus={() => setCurrent(index)}
            className={cx(
              "min-h-11 cursor-pointer rounded px-1 text-sm font-semibold transition-colors sm:text-base",
              index === current ? "bg-indigo text-on-indigo" : "text-ink hover:bg-indigo-soft hover:text-indigo",
            )}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          {...panelParts(id)}
          tabIndex={0}
          hidden={index !== current}
          className="rounded noscript:not-first-of-type:mt-12"
        >
          {panel}
        </div>
      ))}
    </>
  );
}
