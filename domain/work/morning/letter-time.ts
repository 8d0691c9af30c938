import { openingsFrom, type Office } from "../../platform/office-clock.ts";
import { momentOf, wallClock } from "../../platform/wall-clock.ts";
import { mondayOf } from "./periods.ts";

const DAY_MS = 86_400_000;

/** A week of the office: its Monday, and when the office first opens in it. */
export type LetterWeek = { monday: string; opens: Date };

/**
 * Returns the week whose letter is due now: from its first opening on, for a day. Null at all other times. The letter
 * is the mail with the figures of the week before, for admins.
 */
export function letterWeek(now: Date, office: Office): LetterWeek | null {
  const monday = mondayOf(wallClock(now, office.timezone).toISOString().slice(0, 10));
  const first = openingsFrom(momentOf(`${monday}T00:00`, office.timezone), office).next();
  if (first.done) return null;
  const opens = new Date(first.value.open);
  const isNow = now >= opens && now.getTime() < opens.getTime() + DAY_MS;
  return isNow ? { monday, opens } : null;
}
