import { useEffect, useRef } from "react";
import { TOOL_TABS, type ToolTab } from "./tool-tabs.ts";

/** For an element around the tabs: where their row is wider than the phone, the chosen one is moved into sight. */
export function useTabInSight(tab: ToolTab) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = ref.current?.querySelector(`[role="tablist"]`);
    const chosen = row?.children[TOOL_TABS.indexOf(tab)];
    if (!row || !chosen) return;
    const [outer, inner] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
    row.scrollLeft += Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
  }, [tab]);
  return ref;
}
