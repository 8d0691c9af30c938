import type { Keys } from "../../platform/keys.ts";

/**
 * The right to add a way to answer to a request: 256 bits that nobody without our key can make. Made of the reference
 * rather than by chance, so that an answer that was lost and is given again carries the same one.
 */
export function completionToken(keys: Keys, reference: string): string {
  return keys.sign("quote completion", reference);
}
