import { isNotNull, sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { BulkChange } from "../../../../domain/work/bulk.ts";
import {
  BULK_REASONS,
  BULK_ROW_STATES,
  BULK_STATES,
  type BulkReason,
  type BulkRowState,
  type BulkState,
} from "../../../../domain/work/bulk-options.ts";
import { LEAD_KINDS, type LeadKind } from "../../../../domain/work/request-kinds.ts";
import { createdAt, id, time } from "./columns.ts";
import { isOneOf } from "./known-values.ts";
import { requests } from "./requests.ts";
import { users } from "./users.ts";

/** Bulk changes: one change to several requests, by one user. They go after some days, and with the account. */
export const bulkChanges = pgTable(
  "bulk_changes",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<LeadKind>().notNull(),
    change: jsonb().$type<BulkChange>().notNull(),
    state: text().$type<BulkState>().notNull().default("draft"),
    /** The number of requests that were selected. */
    total: integer().notNull(),
    /** True when the list had more requests than can be changed at once. */
    hasMore: boolean().notNull(),
    createdAt: createdAt(),
    startedAt: time(),
    endedAt: time(),
  },
  (t) => [
    check("bulk_changes_kind", isOneOf("kind", LEAD_KINDS)),
    check("bulk_changes_state", isOneOf("state", BULK_STATES)),
    index("bulk_changes_user_idx").on(t.userId, t.id),
    index("bulk_changes_created_idx").on(t.createdAt),
  ],
);

/** The requests of a bulk change, and what became of each. They go with their request. */
export const bulkRows = pgTable(
  "bulk_rows",
  {
    bulkId: integer()
      .notNull()
      .references(() => bulkChanges.id, { onDelete: "cascade" }),
    requestId: integer()
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    /** The version of the request that the user saw. */
    version: integer().notNull(),
    state: text().$type<BulkRowState>().notNull(),
    reason: text().$type<BulkReason>(),
    /** The event in the request's history by which the change can be undone. No foreign key: it goes with the request. */
    eventId: bigint({ mode: "number" }),
    /** The task that was made. No foreign key: it may be deleted on its own. */
    taskId: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.bulkId, t.requestId] }),
    index("bulk_rows_request_idx").on(t.requestId),
    index("bulk_rows_reason_idx").on(t.bulkId).where(isNotNull(t.reason)),
    check("bulk_rows_state", isOneOf("state", BULK_ROW_STATES)),
    check("bulk_rows_reason", isOneOf("reason", BULK_REASONS)),
    check("bulk_rows_reason_given", sql`(state in ('refused', 'kept')) = (reason is not null)`),
  ],
);
