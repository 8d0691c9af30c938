import { agency } from "../../../agency.config.ts";

const shown = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: agency.timezone });

/** What the office's clock shows at a moment, as a date-and-time input writes it: 2026-11-15T10:30. */
export function toOfficeTime(iso: string): string {
  return Number.isNaN(Date.parse(iso)) ? "" : shown.format(new Date(iso)).replace(" ", "T");
}

/** The moment at which the office's clock shows this; wherever the admin sits, the agency's day counts. */
export function fromOfficeTime(local: string): string {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return "";
  const ahead = (moment: number) => Date.parse(`${toOfficeTime(new Date(moment).toISOString())}Z`) - moment;
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const guess = asUtc - ahead(asUtc);
  return new Date(asUtc - ahead(guess)).toISOString();
}
