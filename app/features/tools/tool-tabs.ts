/** The tabs of the Agent Tools page, as they stand in its address. */
export const TOOL_TABS = ["carrier-portals", "tools", "resources", "forms", "training"] as const;
export type ToolTab = (typeof TOOL_TABS)[number];

/** The tab that an address names; the first one where it names none of them. */
export function toolTabOf(value: string | null): ToolTab {
  return TOOL_TABS.find((tab) => tab === value) ?? TOOL_TABS[0];
}
