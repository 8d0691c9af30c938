import type { AuditAction } from "../../../domain/platform/audit-actions.ts";
import type { NameIn } from "../../../domain/platform/text-keys.ts";
import type { Database } from "../db/database.ts";

export type AuditEvent = {
  action: AuditAction;
  actor?: { id: number; username: string } | null;
  subject?: { type: string; id: string | number };
  /** Further facts of the event. Each key has a label in the texts. */
  details?: Partial<Record<NameIn<"audit-details", "labels">, unknown>>;
  ip?: string | null;
};

/** Appends to the audit trail, as part of the transaction that the event is about. */
export type RecordEvent = (tx: Database, event: AuditEvent, at: Date) => Promise<void>;
