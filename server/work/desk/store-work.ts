import { and, eq, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import { termOfOpened } from "../leads/term-of-opened.ts";
import { setFollowUp, type FollowUpAuthor, type FollowUpDeed } from "../history/follow-up-task.ts";
import type { WorkState } from "./plan-work.ts";
import { WORK_COLUMNS, type WorkRow } from "../leads/present-work.ts";

type RowVersion = { id: number; version: number };

/**
 * Updates a request with optimistic locking: throws a conflict when the version is out of date, else increments it. The
 * retention period starts again. A follow-up date is a task, which is made, moved or ended here.
 */
export async function storeWork(
  deps: Pick<Deps, "clock" | "settings">,
  tx: Database,
  { id, version }: RowVersion,
  { followUpAt, ...set }: Partial<WorkState>,
  by: FollowUpAuthor = { actor: null },
): Promise<WorkRow & { followUp?: FollowUpDeed | null }> {
  const [row] = await tx
    .update(requests)
    .set({ ...set, ...termOfOpened(deps).set, version: sql`${requests.version} + 1` })
    .where(and(eq(requests.id, id), eq(requests.version, version)))
    .returning(WORK_COLUMNS);
  if (!row) throw new AppError("conflict");
  if (followUpAt === undefined) return row;
  const followUp = await setFollowUp(deps, tx, { requestId: id, ownerId: row.ownerId, at: followUpAt }, by);
  return { ...row, followUpAt, followUp };
}
