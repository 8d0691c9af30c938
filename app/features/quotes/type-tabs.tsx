import { Briefcase, Car, HeartHandshake, House, type LucideIcon } from "lucide-react";
import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "../../lib/i18n.tsx";
import { INSURANCE_TYPES, type InsuranceType } from "../../../domain/lead-options.ts";
import { LocalLink } from "../../lib/local-link.tsx";

const ICONS: Record<InsuranceType, LucideIcon> = { auto: Car, home: House, business: Briefcase, life: HeartHandshake };

type TypeTabsProps = {
  label: string;
  current: InsuranceType;
  /** Where the tab of a type leads. */
  hrefOf(type: InsuranceType): string;
  children: ReactNode;
};

/** The four types as tabs that are links: without script they still lead to the page of their type. */
export function TypeTabs({ label, current, hrefOf, children }: TypeTabsProps) {
  const { t } = useTranslation();
  return (
    <Tabs.Root value={current} activationMode="manual">
      {/* The empty outline keeps Radix from writing a style attribute, which our content policy forbids in HTML. */}
      <Tabs.List
        aria-label={label}
        style={{ outline: undefined }}
        className="grid grid-cols-4 gap-1 rounded bg-surface-2 p-1"
      >
        {INSURANCE_TYPES.map((type) => {
          const Icon = ICONS[type];
          return (
            <Tabs.Trigger key={type} value={type} asChild id={`tab-${type}`} aria-controls="type-panel">
              <LocalLink
                to={hrefOf(type)}
                replace
                preventScrollReset
                className="grid min-h-14 place-items-center gap-1 rounded px-1 py-2 text-sm font-semibold text-ink-soft no-underline hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-indigo data-[state=active]:shadow-float sm:text-base"
              >
                <Icon aria-hidden="true" className="size-5" />
                {t(`products.${type}`)}
              </LocalLink>
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      <div role="tabpanel" id="type-panel" aria-labelledby={`tab-${current}`}>
        {children}
      </div>
    </Tabs.Root>
  );
}
