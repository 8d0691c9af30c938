/**
 * Plausibility checks for values that nobody means: a slip of the finger, named at its field. "Now" is whenever a value
 * is looked at.
 */

const OLDEST = 120;

/** Returns true for a year from the first one until the next one: cars are sold and houses are planned a year ahead. */
export function isPlausibleYear(value: string, first: number): boolean {
  const year = Number(value);
  return year >= first && year <= new Date().getUTCFullYear() + 1;
}

/** Returns true for a birth date of somebody who can be alive. */
export function isPlausibleBirth(date: string): boolean {
  const today = new Date().toISOString().slice(0, 10);
  return date <= today && Number(date.slice(0, 4)) >= new Date().getUTCFullYear() - OLDEST;
}

/** Returns true for a count within its bounds. */
export function isPlausibleCount(value: string, min: number, max: number): boolean {
  return Number(value) >= min && Number(value) <= max;
}
