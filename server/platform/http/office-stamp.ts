/** Cache of formatters by time zone: they are costly to create. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formats a time by the office's clock as 2026-11-15 10:30, which a spreadsheet program reads and sorts as a time. */
export function officeStamp(at: Date | string, timezone: string): string {
  return clockIn(timezone).format(new Date(at));
}

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  clocks.set(timeZone, clock);
  return clock;
}
