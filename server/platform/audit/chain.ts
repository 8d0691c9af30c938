import { createHash } from "node:crypto";
import type { auditEvents, auditHead } from "../db/schema/index.ts";
import type { Keys } from "../keys.ts";

export type TrailRow = typeof auditEvents.$inferSelect;
export type TrailHead = Omit<typeof auditHead.$inferSelect, "id">;

/** The previous hash of the very first row. */
export const GENESIS = "0".repeat(64);

/** The action of the row that closes the unkeyed part of a trail: the first one with a key. */
export const SEAL = "audit.seal";

/**
 * Computes the hash of a row: an HMAC with the key that the row names, so that nobody without it can write a row that
 * fits. Undefined when that key is not configured. Rows of versions that had no key have a plain hash.
 */
export function hashOf(keys: Keys, row: Omit<TrailRow, "id" | "hash">): string | undefined {
  const fields = [
    row.previousHash,
    row.at.toISOString(),
    row.actorId,
    row.actorName,
    row.action,
    row.subjectType,
    row.subjectId,
    asStored(row.details),
    row.ip,
  ];
  if (row.keyId === null) return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
  return keys.signAs(row.keyId, "audit event", JSON.stringify([row.keyId, ...fields]));
}

/** Signs a head with the key that it names; undefined when that key is not configured. */
export function signatureOf(keys: Keys, head: Omit<TrailHead, "signature">): string | undefined {
  return keys.signAs(head.keyId, "audit head", JSON.stringify([head.keyId, head.entries, head.hash]));
}

/** Checks that a head was signed by one of the configured keys. */
export function isGenuine(keys: Keys, head: TrailHead): boolean {
  return signatureOf(keys, head) === head.signature;
}

/** Normalizes a value as jsonb does, which keeps neither the order of keys nor those without a value. */
function asStored(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(asStored);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, asStored(inner)]);
}
