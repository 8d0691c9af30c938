import { agency } from "../../../agency.config.ts";
import { afterOpenMinutes } from "../../../domain/platform/office-clock.ts";

/** By when somebody ought to have answered what comes in at a moment; null for an office that never opens. */
export function respondBy(at: Date): Date | null {
  return afterOpenMinutes(at, agency.answerWithinHours * 60, agency) ?? null;
}
