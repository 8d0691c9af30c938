import type { LucideIcon } from "lucide-react";

export type IconItem = { id: string; icon: LucideIcon; title: string; text: string };

/** Combines a group of texts with their icons. */
export function iconItems<Id extends string>(
  texts: Record<Id, { title: string; text: string }>,
  icons: readonly (readonly [Id, LucideIcon])[],
): IconItem[] {
  return icons.map(([id, icon]) => ({ id, icon, ...texts[id] }));
}
