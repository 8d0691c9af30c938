import type { LucideIcon } from "lucide-react";

export type IconItem = { id: string; icon: LucideIcon; title: string; text: string };

/** The items of a group of texts, each with its icon. */
export function iconItems(texts: unknown, icons: readonly (readonly [string, LucideIcon])[]): IconItem[] {
  const byId = texts as Record<string, { title: string; text: string } | undefined>;
  return icons.map(([id, icon]) => ({ id, icon, title: "", text: "", ...byId[id] }));
}
