import { agency } from "../../../../agency.config.ts";
import { momentOf, wallClock } from "../../../../domain/platform/wall-clock.ts";

/** What the office's clock shows at a moment, as a date-and-time input writes it: 2026-11-15T10:30. */
export function toOfficeTime(iso: string): string {
  return isTime(iso) ? wallClock(new Date(iso), agency.timezone).toISOString().slice(0, 16) : "";
}

/** The moment at which the office's clock shows this; wherever the admin sits, the agency's day counts. */
export function fromOfficeTime(local: string): string {
  return isTime(local) ? momentOf(local, agency.timezone).toISOString() : "";
}

const isTime = (text: string) => !Number.isNaN(Date.parse(text));
