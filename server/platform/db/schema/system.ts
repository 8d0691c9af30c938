import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SeededKind } from "../../../../domain/api/operations/corrections.ts";
import { createdAt, id, time } from "./columns.ts";

/** The audit trail: who did what to whom. Append-only, each row chained to the one before by its keyed hash (HMAC). */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: id(),
    at: time().notNull(),
    /** Null for a caller who is not logged in. Not a foreign key: history outlives its subjects. */
    actorId: integer(),
    actorName: text(),
    action: text().notNull(),
    subjectType: text(),
    subjectId: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    ip: text(),
    previousHash: text().notNull(),
    /** Id of the key that the hash was made with; null in the rows of versions that had none. */
    keyId: text(),
    hash: text().notNull(),
  },
  (t) => [
    index("audit_events_action_idx").on(t.action, t.id.desc()),
    index("audit_events_actor_idx").on(t.actorId, t.id.desc()),
    index("audit_events_subject_idx").on(t.subjectType, t.subjectId, t.id.desc()),
    index("audit_events_at_idx").on(t.at),
  ],
);

/** The signed head of the audit trail: its length and its end, in one row. Shows when the newest rows are missing. */
export const auditHead = pgTable("audit_head", {
  /** Always 1. */
  id: integer().primaryKey(),
  entries: integer().notNull(),
  hash: text().notNull(),
  keyId: text().notNull(),
  signature: text().notNull(),
});

const limitColumns = () => ({ key: text().primaryKey(), points: integer().notNull(), expire: time() });

/** Rate limits that must survive a restart and hold across processes. */
export const rateLimits = pgTable("rate_limits", limitColumns());

/** Rate limits across processes that every lead pays for: an unlogged table, so that counting waits for no disk. */
export const quickLimits = pgTable("quick_limits", limitColumns());

/** Seeds that were applied: one is never applied again, whatever became of its row. */
export const seedsApplied = pgTable("seeds_applied", {
  key: text().primaryKey(),
  appliedAt: createdAt(),
});

/** The row that each seed became, so that a later correction of the seed finds it. */
export const seededRows = pgTable("seeded_rows", {
  key: text().primaryKey(),
  kind: text().$type<SeededKind>().notNull(),
  /** Null once the row is deleted: it stays deleted. */
  rowId: integer(),
  /**
   * Fingerprint of the seed that the row was brought to, or that an admin has decided about; a row with an older one is
   * to be corrected.
   */
  print: text().notNull(),
});

/** State of the program itself, as key and value. */
export const systemState = pgTable("system_state", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
