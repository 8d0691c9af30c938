import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SeededKind } from "../../../../domain/api/operations/corrections.ts";
import { createdAt, id, time } from "./columns.ts";

/** Who did what to whom: append-only, each row chained to the one before by its keyed hash. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: id(),
    at: time().notNull(),
    /** Null for somebody who is not logged in. Not a foreign key: history outlives its subjects. */
    actorId: integer(),
    actorName: text(),
    action: text().notNull(),
    subjectType: text(),
    subjectId: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    ip: text(),
    previousHash: text().notNull(),
    /** Which key the hash was made with; null in the rows of versions that had none. */
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

/** How long the audit trail is and where it ends, signed: one row, so that missing newest rows are missed. */
export const auditHead = pgTable("audit_head", {
  /** Always 1. */
  id: integer().primaryKey(),
  entries: integer().notNull(),
  hash: text().notNull(),
  keyId: text().notNull(),
  signature: text().notNull(),
});

const limitColumns = () => ({ key: text().primaryKey(), points: integer().notNull(), expire: time() });

/** Limits that must survive a restart and hold across processes. */
export const rateLimits = pgTable("rate_limits", limitColumns());

/** Limits that hold across processes and that every lead pays for: unlogged, so that counting waits for no disk. */
export const quickLimits = pgTable("quick_limits", limitColumns());

/** What has been seeded once is never seeded again, whatever became of it. */
export const seedsApplied = pgTable("seeds_applied", {
  key: text().primaryKey(),
  appliedAt: createdAt(),
});

/** Which row a seed became, so that a later correction of the seed finds it. */
export const seededRows = pgTable("seeded_rows", {
  key: text().primaryKey(),
  kind: text().$type<SeededKind>().notNull(),
  /** Null once the row is deleted: it stays deleted. */
  rowId: integer(),
  /** The print of the seed that the row was brought to, or that an admin has decided about; older ones are to be corrected. */
  print: text().notNull(),
});

/** What the program itself has to remember, each thing under its name. */
export const systemState = pgTable("system_state", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
