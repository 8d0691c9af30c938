import { agency } from "../../../agency.config.ts";

const clock = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: agency.timezone,
});

/** Formats a time by the office's clock as 2026-11-15 10:30, which a spreadsheet program reads and sorts as a time. */
export function officeStamp(at: Date | string): string {
  return clock.format(new Date(at));
}
