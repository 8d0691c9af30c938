import { phoneKey } from "../../../domain/work/customer-keys.ts";
import type { Suspicion } from "../../../domain/work/lead-options.ts";
import { MIN_FILL_MS } from "../../../domain/platform/limits.ts";

type Suspected = {
  website?: string | undefined;
  elapsedMs?: number | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

/**
 * Returns the reason to suspect that a form was sent by a bot (honeypot or fill time), or null. Speed alone proves
 * nothing about somebody who left an email or a phone number, and a missing fill time proves nothing at all.
 */
export function suspicionOf({ website, elapsedMs, email, phone }: Suspected): Suspicion | null {
  if (website) return "honeypot";
  const isFast = elapsedMs !== undefined && elapsedMs < MIN_FILL_MS;
  return isFast && !email && phoneKey(phone ?? null) === null ? "too fast" : null;
}
