const ROUND = 5;

/**
 * Returns the number for "over 15 years": the largest multiple of five that is surely behind us. Only the founding year
 * is known, so the year in progress does not count. An agency younger than five gets single years.
 */
export function yearsInBusiness(now: Date, foundedYear: number): number {
  const completed = Math.max(0, now.getUTCFullYear() - foundedYear - 1);
  return completed < ROUND ? completed : completed - (completed % ROUND);
}
