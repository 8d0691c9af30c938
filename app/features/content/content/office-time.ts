import { momentOf, wallClock } from "../../../../domain/platform/wall-clock.ts";

/**
 * Converts an ISO time to the office's local time, in the format of a datetime-local input: 2026-11-15T10:30. An empty
 * or invalid time becomes an empty text.
 */
export function toOfficeTime(iso: string, timezone: string): string {
  return isTime(iso) ? wallClock(new Date(iso), timezone).toISOString().slice(0, 16) : "";
}

/**
 * Converts the office's local time to an ISO time. The agency's time zone counts, wherever the admin is. An empty or
 * invalid time becomes an empty text.
 */
export function fromOfficeTime(local: string, timezone: string): string {
  return isTime(local) ? momentOf(local, timezone).toISOString() : "";
}

const isTime = (text: string) => !Number.isNaN(Date.parse(text));
