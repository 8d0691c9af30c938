import { eq } from "drizzle-orm";
import type { User } from "../../../domain/people/users.ts";
import type { BulkReason, BulkRowState } from "../../../domain/work/bulk-options.ts";
import type { Database } from "../../platform/db/client.ts";
import { requests } from "../../platform/db/schema/index.ts";
import type { AuditEvent } from "../../platform/deps/audit.ts";
import type { Deps } from "../../platform/deps.ts";
import { assertHeard } from "../desk/assert-mergeable.ts";
import { binLeadIn } from "../desk/bin-lead.ts";
import { changeWorkIn } from "../desk/change-work.ts";
import { makeTaskIn } from "../tasks/change-tasks.ts";
import { judgeRow } from "./judge-row.ts";
import type { BulkRow } from "./read-bulk.ts";
import { selectedColumns } from "./select-rows.ts";

/** The outcome of a row: the columns to store, and the audit event of the change. */
export type RowResult = {
  set: { state: BulkRowState; reason?: BulkReason; eventId?: number; taskId?: number };
  event: AuditEvent | null;
};

type RowOf = { requestId: number; version: number };

/**
 * Makes a bulk change to one request, in the transaction that marks its row. The right and the state are checked anew:
 * both may have changed since the user was told what would happen.
 */
export async function doRow(deps: Deps, tx: Database, bulk: BulkRow, row: RowOf, actor: User): Promise<RowResult> {
  const { kind, change } = bulk;
  const { version, requestId } = row;
  const which = eq(requests.id, requestId);
  const [request] = await tx.select(selectedColumns(deps)).from(requests).where(which);
  if (!request) return { set: { state: "refused", reason: "conflict" }, event: null };
  const verdict = judgeRow(deps, request, change, actor);
  if (verdict.state !== "waiting") return { set: verdict, event: null };
  // Messages that came after the user was told what would happen have not been seen.
  const heard = bulk.createdAt.toISOString();
  switch (change.do) {
    case "take":
    case "assign":
    case "stage":
    case "settle":
    case "tags": {
      const { result, event } = await changeWorkIn(deps, tx, { kind, which, version, change, heard }, actor);
      if (!result.event) return { set: { state: "same" }, event };
      return { set: { state: "done", eventId: result.event.id }, event };
    }
    case "task": {
      const task = { ...change.task, reference: request.reference };
      const { result, event } = await makeTaskIn(deps, tx, task, { actor });
      return { set: { state: "done", taskId: result }, event };
    }
    case "bin": {
      await assertHeard(tx, requestId, heard);
      const { eventId, event } = await binLeadIn(deps, tx, { which, version }, actor);
      return { set: { state: "done", eventId }, event };
    }
    case "export":
      throw new Error("an export changes no request");
  }
}
