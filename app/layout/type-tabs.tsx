import { Briefcase, Car, HeartHandshake, House, type LucideIcon } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import type { InsuranceType } from "../../domain/work/lead-options.ts";
import { useAgency } from "../lib/agency.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { LocalLink } from "../lib/local-link.tsx";
import { panelParts, tabParts, walkTabs } from "../ui/tab-parts.ts";

const ICONS: Record<InsuranceType, LucideIcon> = { auto: Car, home: House, business: Briefcase, life: HeartHandshake };

const PANEL = "form";

type TypeTabsProps = {
  label: string;
  current: InsuranceType;
  /** Returns the address of a type's tab. */
  hrefOf(type: InsuranceType): string;
  children: ReactNode;
};

/**
 * The types of insurance that are offered, as tabs that are links. Without JavaScript they still lead to the page of their type, so each can be
 * reached with Tab and not by the arrow keys alone.
 */
export function TypeTabs({ label, current, hrefOf, children }: TypeTabsProps) {
  const { t } = useTranslation();
  const { lines } = useAgency();
  return (
    <>
      <div role="tablist" aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1 rounded bg-surface-2 p-1">
        {lines.map((type) => {
          const Icon = ICONS[type];
          return (
            <LocalLink
              key={type}
              to={hrefOf(type)}
              replace
              preventScrollReset
              {...tabParts(type, type === current, PANEL)}
              onKeyDown={moveOrOpen}
              className="grid min-h-14 place-items-center gap-1 rounded px-1 py-2 text-sm font-semibold text-ink-soft no-underline hover:text-ink aria-selected:bg-surface aria-selected:text-indigo aria-selected:shadow-float sm:text-base"
            >
              <Icon aria-hidden="true" className="size-5" />
              {t(`products.${type}`)}
            </LocalLink>
          );
        })}
      </div>
      <div {...panelParts(current, PANEL)}>{children}</div>
    </>
  );
}

/** Moves between tabs by the arrow keys, Home and End. The space bar opens a tab, as Enter does natively. */
function moveOrOpen(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return walkTabs(event);
  event.preventDefault();
  event.currentTarget.click();
}
