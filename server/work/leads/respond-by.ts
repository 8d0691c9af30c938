import { agency } from "../../../agency.config.ts";
import { afterOpenMinutes } from "../../../domain/platform/office-clock.ts";

/** Returns the response deadline of a request received at `at`, in opening hours. Null if the office never opens. */
export function respondBy(at: Date): Date | null {
  return afterOpenMinutes(at, agency.answerWithinHours * 60, agency) ?? null;
}
