import { useAddress } from "./use-address.ts";

/**
 * Returns the tab that the address names, or else the first one, and a function to open another. Back leads to the
 * previous tab.
 */
export function useTab<Tab extends string>(tabs: readonly Tab[]): [Tab, (tab: string) => void] {
  const { parameters, change } = useAddress();
  const tab = tabs.find((value) => value === parameters.get("tab")) ?? tabs[0];
  if (!tab) throw new Error("there are no tabs");

  function open(next: string) {
    // The filters of one tab mean nothing to another.
    const forgotten = Object.fromEntries([...parameters.keys()].map((name) => [name, null]));
    change({ ...forgotten, tab: next }, { words: "" });
  }

  return [tab, open];
}
