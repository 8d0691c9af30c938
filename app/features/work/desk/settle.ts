type Row = { reference: string };

/**
 * The rows that are shown, each as it is now, where they were: what else arrived waits, and what is gone from the page
 * stays until the list is next brought up to date.
 */
export function inPlace<R extends Row>(shown: readonly R[], fresh: readonly R[]): R[] {
  const now = new Map(fresh.map((row) => [row.reference, row]));
  return shown.map((row) => now.get(row.reference) ?? row);
}

/** How many came in above what is shown. What moves up from the next page is nothing new. */
export function arrivedAbove(shown: readonly Row[], fresh: readonly Row[]): number {
  const known = new Set(shown.map(({ reference }) => reference));
  const at = fresh.findIndex(({ reference }) => known.has(reference));
  return at < 0 ? fresh.length : at;
}

/** The list brought up to date, except that the request that is being read keeps its place, whatever was done to it. */
export function upToDate<R extends Row>(shown: readonly R[], fresh: readonly R[], open: string | undefined): R[] {
  const at = shown.findIndex(({ reference }) => reference === open);
  const read = shown[at];
  if (!read || fresh.some(({ reference }) => reference === open)) return [...fresh];
  const place = arrivedAbove(shown, fresh) + at;
  return fresh.toSpliced(Math.min(place, fresh.length), 0, read);
}
