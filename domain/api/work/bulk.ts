import { z } from "zod";
import { bulkChange, bulkOrder } from "../../work/bulk.ts";
import { BULK, BULK_REASONS, BULK_STATES } from "../../work/bulk-options.ts";
import { LEAD_KINDS } from "../../work/request-kinds.ts";
import { byId, file, id, moment, type Endpoints } from "../endpoint.ts";

const count = z.int().min(0).max(BULK.rows);

/** A row that was refused, or whose change could not be undone. */
const notDone = z.object({ reference: z.string(), reason: z.enum(BULK_REASONS) });

/** A bulk change of the reader: what it does, and how far it is. */
const bulk = z.object({
  id,
  kind: z.enum(LEAD_KINDS),
  change: bulkChange,
  state: z.enum(BULK_STATES),
  createdAt: moment,
  /** When it ended, or when undoing it ended; null while it runs. */
  endedAt: moment.nullable(),
  /** The number of requests that were selected; `hasMore` when the list had more than can be changed at once. */
  total: count,
  hasMore: z.boolean(),
  /** The number of requests in each state. Those that were deleted meanwhile are in none. */
  waiting: count,
  done: count,
  same: count,
  refused: count,
  undone: count,
  kept: count,
  /** True when there is something to undo, and it is not too late. */
  mayUndo: z.boolean(),
});
export type Bulk = z.infer<typeof bulk>;
const bulkInFull = bulk.extend({ notDone: z.array(notDone) });
export type BulkInFull = z.infer<typeof bulkInFull>;

export const bulkEndpoints = {
  "GET /api/bulk-changes": { answer: z.array(bulk) },
  "POST /api/bulk-changes": { body: bulkOrder, answer: bulkInFull, status: 201 },
  "GET /api/bulk-changes/:id": { params: byId, answer: bulkInFull },
  "POST /api/bulk-changes/:id/start": { params: byId, answer: bulkInFull },
  "POST /api/bulk-changes/:id/undo": { params: byId, answer: bulkInFull },
  "GET /api/bulk-changes/:id/export": { params: byId, answer: file("text/csv") },
} as const satisfies Endpoints;
