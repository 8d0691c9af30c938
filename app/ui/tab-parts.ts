import type { KeyboardEvent } from "react";

/**
 * The props that make a button or link a tab; every row of tabs in the product uses them. `panel` is set when all tabs
 * of a row share one panel; by default each tab has its own.
 */
export const tabParts = (name: string, isCurrent: boolean, panel = name) =>
  ({
    role: "tab",
    id: `${name}-tab`,
    "aria-controls": `${panel}-panel`,
    "aria-selected": isCurrent,
    onKeyDown: walkTabs,
  }) as const;

/** The props that make an element the panel of a tab. */
export const panelParts = (name: string, panel = name) =>
  ({ role: "tabpanel", id: `${panel}-panel`, "aria-labelledby": `${name}-tab` }) as const;

/** Moves the focus between tabs by the arrow keys, Home and End. */
export function walkTabs(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.children ?? [])].filter((child) => child instanceof HTMLElement);
  const at = tabs.indexOf(tab);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
