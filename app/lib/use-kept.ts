import { useState } from "react";

/**
 * Returns the items in the order they were first shown, and keeps removed ones in their last state. Otherwise a list
 * that is sorted again or gets shorter after the press of a button would move the next item's button under the pointer.
 */
export function useKept<Item>(items: Item[], keyOf: (item: Item) => string): Item[] {
  const [shown, setShown] = useState(items);
  const known = new Set(shown.map(keyOf));
  const added = items.filter((item) => !known.has(keyOf(item)));
  if (added.length > 0) setShown([...shown, ...added]);
  const present = new Map(items.map((item) => [keyOf(item), item]));
  return shown.map((item) => present.get(keyOf(item)) ?? item);
}
