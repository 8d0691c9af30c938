import { eq } from "drizzle-orm";
import type { User } from "../../../domain/people/users.ts";
import { AppError } from "../../../domain/platform/errors.ts";
import { BULK_DAYS } from "../../../domain/work/bulk-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import type { Deps } from "../../platform/deps.ts";
import { unbinLeadIn } from "../desk/bin-lead.ts";
import { assertMayDo, lockWork } from "../desk/find-work.ts";
import { undoWorkIn } from "../desk/undo-work.ts";
import { deleteTaskIn } from "../tasks/change-tasks.ts";
import type { RowResult } from "./do-row.ts";
import type { BulkRow } from "./read-bulk.ts";

const withinMs = BULK_DAYS * 86_400_000;

type DoneRow = { requestId: number; eventId: number | null; taskId: number | null };

/**
 * Undoes a bulk change of one request, in the transaction that marks its row. Throws a conflict when somebody has
 * touched the request, or the task, since.
 */
export async function undoRow(deps: Deps, tx: Database, bulk: BulkRow, row: DoneRow, actor: User): Promise<RowResult> {
  return { set: { state: "undone" }, event: await undo(deps, tx, bulk, row, actor) };
}

async function undo(deps: Deps, tx: Database, { change }: BulkRow, row: DoneRow, actor: User): Promise<AuditEvent> {
  const { requestId, eventId, taskId } = row;
  const which = eq(requests.id, requestId);
  switch (change.do) {
    case "take":
    case "assign":
    case "stage":
    case "settle":
    case "tags":
      if (eventId === null) throw new AppError("conflict");
      // A taken request is the user's own, which "take" does not allow; what it allows is to work on it.
      assertMayDo(actor, await lockWork(tx, which), change.do === "take" ? "settle" : change.do);
      return (await undoWorkIn(deps, tx, { which, eventId, withinMs }, actor)).event;
    case "task":
      if (taskId === null) throw new AppError("conflict");
      return (await deleteTaskIn(deps, tx, { id: taskId, version: 0 }, { actor })).event;
    case "bin":
      if (eventId === null) throw new AppError("conflict");
      return unbinLeadIn(deps, tx, { which, eventId }, actor);
    case "export":
      throw new Error("an export changes no request");
  }
}
