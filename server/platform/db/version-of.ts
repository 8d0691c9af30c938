import { createHash } from "node:crypto";

/**
 * Returns the version of stored data, a hash for optimistic locking: two loads have the same one exactly when nobody
 * wrote anything else in between.
 */
export function versionOf(stored: unknown): string {
  return createHash("sha256").update(JSON.stringify(stored)).digest("base64url");
}
