import type { KeyboardEvent } from "react";

/** Arrow keys, Home and End go from tab to tab of a list. */
export function walkTabs(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const at = tabs.indexOf(tab);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
