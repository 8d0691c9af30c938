import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { calendarOf } from "../../../domain/operations/settings/offices.ts";
import { afterOpenMinutes } from "../../../domain/platform/office-clock.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";

/**
 * Returns the response deadline of a request received at `at`, by the promise for its kind, in the opening hours of the
 * office that it belongs to; around the clock if that office never opens.
 */
export function respondBy(agency: Agency, kind: LeadKind, at: Date, location: string | null = null): Date {
  const minutes = agency.promises[kind].answerWithinHours * 60;
  return afterOpenMinutes(at, minutes, calendarOf(agency, location));
}
