import { and, eq, gt, inArray } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { BULK } from "../../../domain/work/bulk-options.ts";
import { makeChange } from "../../platform/audit/make-change.ts";
import type { Database } from "../../platform/db/client.ts";
import { bulkChanges, bulkRows, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { isRecent, type BulkRow } from "./read-bulk.ts";
import { runBulkJob } from "./run-bulk.ts";

const DAY_MS = 86_400_000;

/** Starts a draft: a worker makes its changes. Idempotent: one that was started before goes on as it is. */
export function startBulk(deps: Deps, id: number, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const bulk = await lockBulk(tx, id, caller.actor.id);
    if (bulk.state !== "draft") return { event: null };
    if (bulk.change.do === "export") throw new AppError("conflict");
    await assertWithinLimits(deps, tx, caller.actor.id);
    const started = { state: "running", startedAt: deps.clock() } as const;
    await tx.update(bulkChanges).set(started).where(eq(bulkChanges.id, id));
    await deps.jobs.send(tx, runBulkJob, { bulkId: id });
    return { event: auditOf(bulk, "start", await count(tx, id, "waiting")) };
  });
}

/** Starts to undo a bulk change that is done. Idempotent while it runs. */
export function undoBulk(deps: Deps, id: number, caller: Caller): Promise<void> {
  return makeChange(deps, caller, async (tx) => {
    const bulk = await lockBulk(tx, id, caller.actor.id);
    if (bulk.state === "undoing") return { event: null };
    const rows = await count(tx, id, "done");
    if (bulk.state !== "done" || rows === 0 || !isRecent(deps, bulk)) {
      throw new AppError("conflict", { message: "errors:bulkOver" });
    }
    await tx.update(bulkChanges).set({ state: "undoing", endedAt: null }).where(eq(bulkChanges.id, id));
    await deps.jobs.send(tx, runBulkJob, { bulkId: id });
    return { event: auditOf(bulk, "undo", rows) };
  });
}

async function lockBulk(tx: Database, id: number, userId: number): Promise<BulkRow> {
  const isOwn = and(eq(bulkChanges.id, id), eq(bulkChanges.userId, userId));
  const [bulk] = await tx.select().from(bulkChanges).where(isOwn).for("update");
  if (!bulk) throw new AppError("notFound");
  return bulk;
}

function count(tx: Database, bulkId: number, state: "waiting" | "done"): Promise<number> {
  return tx.$count(bulkRows, and(eq(bulkRows.bulkId, bulkId), eq(bulkRows.state, state)));
}

/** Rejects more changes at a time, or within a day, than one user may start. */
async function assertWithinLimits({ clock }: Deps, tx: Database, userId: number): Promise<void> {
  // Row lock: two that start at once are counted one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  const isOwn = eq(bulkChanges.userId, userId);
  const running = await tx.$count(bulkChanges, and(isOwn, inArray(bulkChanges.state, ["running", "undoing"])));
  const since = new Date(clock().getTime() - DAY_MS);
  const today = await tx.$count(bulkChanges, and(isOwn, gt(bulkChanges.startedAt, since)));
  if (running >= BULK.running || today >= BULK.perDay) throw new AppError("tooMany", { message: "errors:enoughBulk" });
}

const auditOf = ({ id, kind, change }: BulkRow, deed: "start" | "undo", rows: number) => ({
  action: `bulk.${deed}` as const,
  subject: { type: "bulk", id },
  details: { kind, deed: change.do, rows },
});
