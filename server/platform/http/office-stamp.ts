import { agency } from "../../../agency.config.ts";

const clock = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: agency.timezone,
});

/** 2026-11-15 10:30 by the office's clock: a spreadsheet program takes it for a time, and sorts it. */
export function officeStamp(at: Date | string): string {
  return clock.format(new Date(at));
}
