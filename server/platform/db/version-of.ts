import { createHash } from "node:crypto";

/** The version of what is stored: two loads have the same one exactly when nobody wrote anything else in between. */
export function versionOf(stored: unknown): string {
  return createHash("sha256").update(JSON.stringify(stored)).digest("base64url");
}
