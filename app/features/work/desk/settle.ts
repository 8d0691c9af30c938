type Row = { reference: string };

/**
 * Updates the shown rows in place. New rows are not added, and rows that are no longer on the page stay until the list
 * is next brought up to date.
 */
export function updateRowsInPlace<R extends Row>(shown: readonly R[], fresh: readonly R[]): R[] {
  const now = new Map(fresh.map((row) => [row.reference, row]));
  return shown.map((row) => now.get(row.reference) ?? row);
}

/** Counts the new rows above the shown ones. Rows that move up from the next page do not count. */
export function arrivedAbove(shown: readonly Row[], fresh: readonly Row[]): number {
  const known = new Set(shown.map(({ reference }) => reference));
  const at = fresh.findIndex(({ reference }) => known.has(reference));
  return at < 0 ? fresh.length : at;
}

/** Returns the up-to-date list. The open request keeps its place even when it no longer matches. */
export function upToDate<R extends Row>(shown: readonly R[], fresh: readonly R[], open: string | undefined): R[] {
  const at = shown.findIndex(({ reference }) => reference === open);
  const read = shown[at];
  if (!read || fresh.some(({ reference }) => reference === open)) return [...fresh];
  const place = arrivedAbove(shown, fresh) + at;
  return fresh.toSpliced(Math.min(place, fresh.length), 0, read);
}
