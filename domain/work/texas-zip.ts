/** The ZIP codes of Texas: its main range, the El Paso boxes, and (in `SINGLE`) two codes of Austin outside of them. */
const RANGES = [
  [75_000, 79_999],
  [88_510, 88_589],
] as const;
const SINGLE = [73_301, 73_344];

/** Returns true when a ZIP code lies outside of Texas; false for one that is not complete yet. */
export function isOutsideTexas(zip: string): boolean {
  if (!/^\d{5}$/.test(zip)) return false;
  const code = Number(zip);
  return !SINGLE.includes(code) && !RANGES.some(([first, last]) => code >= first && code <= last);
}
