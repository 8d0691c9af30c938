import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { afterOpenMinutes } from "../../../domain/platform/office-clock.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";

/**
 * Returns the response deadline of a request received at `at`, by the promise for its kind, in opening hours. Null if
 * the office never opens.
 */
export function respondBy(agency: Agency, kind: LeadKind, at: Date): Date | null {
  return afterOpenMinutes(at, agency.promises[kind].answerWithinHours * 60, agency) ?? null;
}
