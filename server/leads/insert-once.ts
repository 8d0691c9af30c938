import { sql } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/client.ts";
import type { Keys } from "../keys.ts";
import { newReference } from "./reference.ts";

const SAME_CONTENT_WINDOW_MS = 10 * 60_000;
const ATTEMPTS = 5;

export type Stored = { id: number; reference: string; contentHash: string };

/** How one kind of lead is inserted and found again. */
export type LeadTable = {
  prefix: "Q" | "C";
  /** Undefined when the key or the reference is already taken. */
  insert(reference: string): Promise<Stored | undefined>;
  findByKey(key: string): Promise<Stored | undefined>;
  findByContent(contentHash: string, since: Date): Promise<Stored | undefined>;
};

/** A fingerprint of what was sent. Keyed, so that a copy of the database does not confirm guesses. */
export function contentHash(keys: Keys, content: unknown, address: string | null): string {
  const canonical = JSON.stringify([address, content], (_key, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return keys.sign("lead content", canonical);
}

/**
 * Stores a lead once. With a key, the same key finds the first lead again, and other content under it is refused.
 * Without one (no script in the browser), equal content from one address within ten minutes is one lead.
 */
export async function insertOnce(
  tx: Database,
  table: LeadTable,
  lead: { key: string | null; contentHash: string; now: Date },
): Promise<{ stored: Stored; isNew: boolean }> {
  if (!lead.key) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lead.contentHash}, 0))`);
    const since = new Date(lead.now.getTime() - SAME_CONTENT_WINDOW_MS);
    const earlier = await table.findByContent(lead.contentHash, since);
    if (earlier) return { stored: earlier, isNew: false };
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const stored = await table.insert(newReference(table.prefix));
    if (stored) return { stored, isNew: true };
    const earlier = lead.key ? await table.findByKey(lead.key) : undefined;
    if (earlier && earlier.contentHash !== lead.contentHash) throw new AppError("idempotencyMismatch");
    if (earlier) return { stored: earlier, isNew: false };
  }
  throw new Error("no free reference found");
}
