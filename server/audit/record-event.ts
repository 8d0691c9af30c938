import { createHash } from "node:crypto";
import { desc, gt, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { auditEvents } from "../db/schema/index.ts";

export type AuditEvent = {
  /** Verb and thing, such as `login`, `login.failed`, `user.create`, `access.denied`. */
  action: string;
  actor?: { id: number; username: string } | null;
  subject?: { type: string; id: string | number };
  details?: Record<string, unknown>;
  ip?: string | null;
};

const CHAIN_LOCK = 7_135_551;
const GENESIS = "0".repeat(64);

/** Appends to the audit trail, as part of the transaction that the event is about. */
export async function recordEvent(tx: Database, event: AuditEvent, at: Date): Promise<void> {
  // One writer at a time: each row carries the hash of the one before.
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const [last] = await tx.select({ hash: auditEvents.hash }).from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  const row = {
    at,
    actorId: event.actor?.id ?? null,
    actorName: event.actor?.username ?? null,
    action: event.action,
    subjectType: event.subject?.type ?? null,
    subjectId: event.subject ? String(event.subject.id) : null,
    details: event.details ?? {},
    ip: event.ip ?? null,
    previousHash: last?.hash ?? GENESIS,
  };
  await tx.insert(auditEvents).values({ ...row, hash: hashOf(row) });
}

/** Undefined when the chain is whole, else the id of the first row that was tampered with. Walks in batches. */
export async function findTampering(db: Database, batchSize = 1_000): Promise<number | undefined> {
  let previous = GENESIS;
  let last = 0;
  for (;;) {
    const after = gt(auditEvents.id, last);
    const rows = await db.select().from(auditEvents).where(after).orderBy(auditEvents.id).limit(batchSize);
    for (const { id, hash, ...row } of rows) {
      if (row.previousHash !== previous || hashOf(row) !== hash) return id;
      previous = hash;
      last = id;
    }
    if (rows.length < batchSize) return undefined;
  }
}

function hashOf(row: Omit<typeof auditEvents.$inferSelect, "id" | "hash">): string {
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
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
}

/** What jsonb makes of a value: it keeps neither the order of keys nor those without a value. */
function asStored(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(asStored);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, asStored(inner)]);
}
