import type { KeyboardEvent } from "react";

/**
 * What makes a button or a link a tab: every row of tabs in the product is made of these.
 * `panel` is what the tab fills where all of a row fill one; its own unless told.
 */
export const tabParts = (name: string, isCurrent: boolean, panel = name) =>
  ({
    role: "tab",
    id: `${name}-tab`,
    "aria-controls": `${panel}-panel`,
    "aria-selected": isCurrent,
    onKeyDown: walkTabs,
  }) as const;

/** What makes an element the panel of a tab. */
export const panelParts = (name: string, panel = name) =>
  ({ role: "tabpanel", id: `${panel}-panel`, "aria-labelledby": `${name}-tab` }) as const;

/** Arrow keys, Home and End go from tab to tab. */
export function walkTabs(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.children ?? [])].filter((child) => child instanceof HTMLElement);
  const at = tabs.indexOf(tab);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
