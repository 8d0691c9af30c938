import type { Suspicion } from "../../domain/lead-options.ts";
import { MIN_FILL_MS } from "../../domain/limits.ts";

/** Why a form does not look filled in by a person; null when it does. A missing fill time proves nothing. */
export function suspicionOf(form: { website?: string | undefined; elapsedMs?: number | undefined }): Suspicion | null {
  if (form.website) return "honeypot";
  if (form.elapsedMs !== undefined && form.elapsedMs < MIN_FILL_MS) return "too fast";
  return null;
}
