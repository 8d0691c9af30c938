/** Where the post office keeps Texas: two whole ranges, the El Paso boxes, and two codes of Austin outside of them. */
const RANGES = [
  [75_000, 79_999],
  [88_510, 88_589],
] as const;
const SINGLE = [73_301, 73_344];

/** Whether a ZIP code lies outside of Texas; what is not a whole one yet lies nowhere. */
export function isElsewhere(zip: string): boolean {
  if (!/^\d{5}$/.test(zip)) return false;
  const code = Number(zip);
  return !SINGLE.includes(code) && !RANGES.some(([first, last]) => code >= first && code <= last);
}
