import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { User } from "../../../domain/people/users.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { rowId } from "../../../domain/platform/fields.ts";
import type { BulkReason, BulkRowState } from "../../../domain/work/bulk-options.ts";
import { presentUser } from "../../people/session/present-user.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { bulkChanges, bulkRows, requests, users } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { PATIENT } from "../../platform/jobs/pace.ts";
import { doRow, type RowResult } from "./do-row.ts";
import type { BulkRow } from "./read-bulk.ts";
import { undoRow } from "./undo-row.ts";

type StoredRow = typeof bulkRows.$inferSelect;

/** The way through the rows of a bulk change: forward, or back. */
type Way = {
  /** The state of rows that are still to be worked, and that of a row which is refused. */
  pending: BulkRowState;
  refused: "refused" | "kept";
  /** The state of the bulk change in the end. */
  end: "done" | "undone";
  work: (deps: Deps, tx: Database, bulk: BulkRow, row: StoredRow, actor: User) => Promise<RowResult>;
};
const FORWARD: Way = { pending: "waiting", refused: "refused", end: "done", work: doRow };
const BACK: Way = { pending: "done", refused: "kept", end: "undone", work: undoRow };

/**
 * Makes the changes of a bulk change, or undoes them, one request after the other. Each is one transaction with the mark
 * of its row: killed at any point, the next attempt goes on with the rows that are left, and two workers never do one
 * row twice.
 */
export async function runBulk(deps: Deps, bulkId: number, attempt: { isLast: boolean }): Promise<void> {
  const [bulk] = await deps.db.select().from(bulkChanges).where(eq(bulkChanges.id, bulkId));
  if (bulk?.state !== "running" && bulk?.state !== "undoing") return;
  const way = bulk.state === "running" ? FORWARD : BACK;
  const isPending = and(eq(bulkRows.bulkId, bulkId), eq(bulkRows.state, way.pending));
  const left = await deps.db
    .select({ requestId: bulkRows.requestId })
    .from(bulkRows)
    .where(isPending)
    .orderBy(asc(bulkRows.requestId));
  for (const { requestId } of left) await workRow(deps, { bulk, way, requestId, ...attempt });
  await deps.db
    .update(bulkChanges)
    .set({ state: way.end, endedAt: deps.clock() })
    .where(
      and(
        eq(bulkChanges.id, bulkId),
        eq(bulkChanges.state, bulk.state),
        sql`not exists (select from ${bulkRows} where ${isPending})`,
      ),
    );
}

type RowTurn = { bulk: BulkRow; way: Way; requestId: number; isLast: boolean };

async function workRow(deps: Deps, { bulk, way, requestId, isLast }: RowTurn): Promise<void> {
  const isThis = and(eq(bulkRows.bulkId, bulk.id), eq(bulkRows.requestId, requestId), eq(bulkRows.state, way.pending));
  try {
    await makeChange(deps, {}, async (tx) => {
      // The request is locked before the row, as when a request is deleted and takes its rows with it.
      await tx.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId)).for("update");
      const [row] = await tx.select().from(bulkRows).where(isThis).for("update");
      if (!row) return { event: null };
      const actor = await findActor(tx, bulk.userId);
      const { set, event } = await way.work(deps, tx, bulk, row, actor);
      await tx.update(bulkRows).set(set).where(isThis);
      return { event: event && { ...event, actor } };
    });
  } catch (error) {
    const reason = reasonOf(error) ?? (isLast ? "failed" : null);
    if (!reason) throw error;
    await deps.db.update(bulkRows).set({ state: way.refused, reason }).where(isThis);
  }
}

/** Finds the user as they are now: a role that was changed meanwhile counts, and an account that was closed, too. */
async function findActor(tx: Database, userId: number): Promise<User> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true)));
  if (!row) throw new AppError("forbidden");
  return presentUser(row);
}

/** Returns the reason of a refusal; null for a fault that another attempt may help. */
function reasonOf(error: unknown): BulkReason | null {
  if (!(error instanceof AppError)) return null;
  if (error.code === "forbidden" || error.code === "invalid") return error.code;
  return error.code === "conflict" || error.code === "notFound" ? "conflict" : null;
}

const bulkRun = z.object({ bulkId: rowId() });

export const runBulkJob: Job<"run-bulk", z.infer<typeof bulkRun>> = {
  name: "run-bulk",
  data: bulkRun,
  // A thousand requests take about half a minute on a small machine.
  pace: { ...PATIENT, retry: { ...PATIENT.retry, retryLimit: 8, expireInSeconds: 900 } },
  work: (tools, { bulkId }, attempt) => runBulk(tools, bulkId, attempt),
};
