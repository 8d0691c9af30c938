/** To make one takes longer than to use it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  formats.set(timeZone, format);
  return format;
}

/** What the clocks of a place show at a moment, to the minute, as a date whose UTC parts are what they show. */
export function wallClock(at: Date, timeZone: string): Date {
  const shown = formatOf(timeZone).format(at);
  return new Date(`${shown.replace(" ", "T")}Z`);
}

/** The day of the week that a wall clock shows, 0 for Monday, as office hours are listed. */
export function weekdayOf(shown: Date): number {
  return (shown.getUTCDay() + 6) % 7;
}

/** The moment at which the clocks of a place show a time such as 2026-11-15T10:30. */
export function momentOf(shown: string, timeZone: string): Date {
  const asUtc = Date.parse(`${shown}Z`);
  const ahead = (moment: number) => wallClock(new Date(moment), timeZone).getTime() - moment;
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const guess = asUtc - ahead(asUtc);
  return new Date(asUtc - ahead(guess));
}
