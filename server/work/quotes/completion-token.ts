import type { Keys } from "../../platform/keys.ts";

/**
 * Returns the token that permits adding contact details to a request: a 256-bit HMAC that needs our key. Derived from
 * the reference, not random, so that a repeated response carries the same token.
 */
export function completionToken(keys: Keys, reference: string): string {
  return keys.sign("quote completion", reference);
}
