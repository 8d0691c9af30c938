import { useState } from "react";

/**
 * The items where they were first shown, those that are gone among them as they last were: a list that sorts itself
 * anew, or grows shorter, after the press of a button moves the next item's button under the pointer.
 */
export function useKept<Item>(items: Item[], keyOf: (item: Item) => string): Item[] {
  const [shown, setShown] = useState(items);
  const known = new Set(shown.map(keyOf));
  const added = items.filter((item) => !known.has(keyOf(item)));
  if (added.length > 0) setShown([...shown, ...added]);
  const present = new Map(items.map((item) => [keyOf(item), item]));
  return shown.map((item) => present.get(keyOf(item)) ?? item);
}
