import { and, desc, eq, inArray } from "drizzle-orm";
import type { User } from "../../../domain/people/users.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { can } from "../../../domain/platform/permissions.ts";
import type { BulkOrder } from "../../../domain/work/bulk.ts";
import { BULK } from "../../../domain/work/bulk-options.ts";
import { isStageOf } from "../../../domain/work/desk/stages.ts";
import { KINDS } from "../../../domain/work/request-kinds.ts";
import { mayHandleTask } from "../../../domain/work/task-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { bulkChanges, bulkRows, tags } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { assertOffered } from "../desk/change-work.ts";
import { findColleague } from "../desk/colleagues.ts";
import { judgeRow } from "./judge-row.ts";
import { selectRows } from "./select-rows.ts";

/**
 * Stores the draft of a bulk change: which requests it would change, and which are refused and why. What the user then
 * starts is this very selection, whatever the list has by then. Returns its id.
 */
export async function prepareBulk(deps: Deps, order: BulkOrder, actor: User): Promise<number> {
  if (!can(actor.role, KINDS[order.kind].resource, "view")) throw new AppError("forbidden");
  const { rows, seen, hasMore } = await selectRows(deps, order, actor.id);
  const { kind, change } = order;
  return deps.db.transaction(async (tx) => {
    await assertPossible(deps, tx, order, actor);
    await removeOlderDrafts(tx, actor.id);
    const values = { userId: actor.id, kind, change, total: rows.length, hasMore, createdAt: deps.clock() };
    const [bulk] = await tx.insert(bulkChanges).values(values).returning({ id: bulkChanges.id });
    if (!bulk) throw new Error("a bulk change was not stored");
    const judged = rows.map((row) => ({
      bulkId: bulk.id,
      requestId: row.id,
      version: seen.get(row.id) ?? row.version,
      ...judgeRow(deps, row, change, actor),
    }));
    if (judged.length > 0) await tx.insert(bulkRows).values(judged);
    return bulk.id;
  });
}

/** Rejects a change that is possible for no request at all: an unknown stage, owner or reason, another's task. */
async function assertPossible(deps: Deps, tx: Database, { kind, change }: BulkOrder, actor: User): Promise<void> {
  switch (change.do) {
    case "assign":
      if (change.ownerId !== null) await findColleague(tx, change.ownerId);
      return;
    case "stage":
      if (!isStageOf(kind, change.stage))
        throw new AppError("invalid", { fields: { "change.stage": "validation:choice" } });
      return assertOffered(deps.settings.agency(), { lostReason: null }, change);
    case "task": {
      const { assigneeId } = change.task;
      if (!mayHandleTask(actor.role, actor.id, assigneeId ?? null)) throw new AppError("forbidden");
      if (assigneeId !== undefined) await findColleague(tx, assigneeId, "change.task.assigneeId");
      return;
    }
    case "tags": {
      const isOffered = and(inArray(tags.id, change.add), eq(tags.isRetired, false));
      const isKnown = (await tx.$count(tags, isOffered)) === new Set(change.add).size;
      if (!isKnown || change.add.length + change.remove.length === 0)
        throw new AppError("invalid", { fields: { "change.add": "validation:choice" } });
      return;
    }
    case "take":
    case "settle":
    case "bin":
    case "export":
      return;
  }
}

/** Removes a user's older drafts, so that looking at what would happen stores no more than a few selections. */
async function removeOlderDrafts(tx: Database, userId: number): Promise<void> {
  const isDraft = and(eq(bulkChanges.userId, userId), eq(bulkChanges.state, "draft"));
  const older = tx
    .select({ id: bulkChanges.id })
    .from(bulkChanges)
    .where(isDraft)
    .orderBy(desc(bulkChanges.id))
    .offset(BULK.drafts - 1);
  await tx.delete(bulkChanges).where(inArray(bulkChanges.id, older));
}
