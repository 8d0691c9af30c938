/** A row of the list of requests. `shown` is the list on the screen, `fresh` the list as last fetched. */
type Row = { reference: string };

/**
 * Updates the shown rows in place. New rows are not added, and rows that are no longer on the page stay until the list
 * is next brought up to date.
 */
export function updateRowsInPlace<R extends Row>(shown: readonly R[], fresh: readonly R[]): R[] {
  const now = new Map(fresh.map((row) => [row.reference, row]));
  return shown.map((row) => now.get(row.reference) ?? row);
}

/**
 * Counts the fresh rows above the first one that is already shown; all of them when none is. Unknown rows further down
 * do not count: they moved up from the next page.
 */
export function arrivedAbove(shown: readonly Row[], fresh: readonly Row[]): number {
  const known = new Set(shown.map(({ reference }) => reference));
  const at = fresh.findIndex(({ reference }) => known.has(reference));
  return at < 0 ? fresh.length : at;
}

/**
 * Returns the fresh list. The open request (`open` is its reference) stays in it even when it no longer matches the
 * filter: at its old place, below the new rows.
 */
export function upToDate<R extends Row>(shown: readonly R[], fresh: readonly R[], open: string | undefined): R[] {
  const at = shown.findIndex(({ reference }) => reference === open);
  const read = shown[at];
  if (!read || fresh.some(({ reference }) => reference === open)) return [...fresh];
  const place = arrivedAbove(shown, fresh) + at;
  return fresh.toSpliced(Math.min(place, fresh.length), 0, read);
}

/** Returns the fresh rows below the last one that is shown: a further page of the list, which moves nothing. */
export function arrivedBelow<R extends Row>(shown: readonly R[], fresh: readonly R[]): R[] {
  const known = new Set(shown.map(({ reference }) => reference));
  const last = fresh.findLastIndex(({ reference }) => known.has(reference));
  return last < 0 ? [] : fresh.slice(last + 1);
}
