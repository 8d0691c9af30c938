import { Briefcase, Car, HeartHandshake, House, type LucideIcon } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { INSURANCE_TYPES, type InsuranceType } from "../../domain/work/lead-options.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { LocalLink } from "../lib/local-link.tsx";
import { panelParts, tabParts, walkTabs } from "../ui/tab-parts.ts";

const ICONS: Record<InsuranceType, LucideIcon> = { auto: Car, home: House, business: Briefcase, life: HeartHandshake };

const PANEL = "form";

type TypeTabsProps = {
  label: string;
  current: InsuranceType;
  /** Where the tab of a type leads. */
  hrefOf(type: InsuranceType): string;
  children: ReactNode;
};

/**
 * The four types as tabs that are links: without script they still lead to the page of their type, which is why
 * each of them can be reached with Tab and not by the arrows alone.
 */
export function TypeTabs({ label, current, hrefOf, children }: TypeTabsProps) {
  const { t } = useTranslation();
  return (
    <>
      <div role="tablist" aria-label={label} className="grid grid-cols-4 gap-1 rounded bg-surface-2 p-1">
        {INSURANCE_TYPES.map((type) => {
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

/** The arrows, Home and End go from tab to tab; the space bar opens one, as Enter does by itself. */
function moveOrOpen(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return walkTabs(event);
  event.preventDefault();
  event.currentTarget.click();
}
