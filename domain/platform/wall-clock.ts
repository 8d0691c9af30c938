/** Cache of the date formats, by time zone: creating one takes longer than using it a hundred times. */
const formatCache = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatCache.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  formatCache.set(timeZone, format);
  return format;
}

/**
 * Converts a moment to the wall clock time of a time zone, to the minute: a date whose UTC parts are what the clocks
 * show.
 */
export function wallClock(at: Date, timeZone: string): Date {
  const shown = formatOf(timeZone).format(at);
  return new Date(`${shown.replace(" ", "T")}Z`);
}

/** Returns the day of the week that a wall clock shows, 0 for Monday, as office hours are listed. */
export function weekdayOf(shown: Date): number {
  return (shown.getUTCDay() + 6) % 7;
}

/** Converts a wall clock time of a time zone, such as 2026-11-15T10:30, to a moment. */
export function momentOf(shown: string, timeZone: string): Date {
  const asUtc = Date.parse(`${shown}Z`);
  const ahead = (moment: number) => wallClock(new Date(moment), timeZone).getTime() - moment;
  // Twice: the first guess may lie on the other side of a daylight saving change.
  const guess = asUtc - ahead(asUtc);
  return new Date(asUtc - ahead(guess));
}
