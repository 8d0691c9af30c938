import { dayLater } from "../domain/work/morning/periods.ts";
import type { Database } from "../server/platform/db/client.ts";
import { bulkChanges, bulkRows, tasks } from "../server/platform/db/schema/index.ts";
import type { RequestRow } from "../server/work/leads/stored-fields.ts";
import { todayAt } from "../server/work/tasks/read-tasks.ts";
import { addEvent, type DemoDesk } from "./demo-events.ts";
import type { DemoDeps } from "./open-demo.ts";

const WHAT = "Ask for the declarations page";

/** Adds a bulk change that the viewer made and can undo: a task for two requests at once. */
export async function addBulkChange(
  deps: DemoDeps,
  tx: Database,
  { viewer }: DemoDesk,
  asked: readonly RequestRow[],
): Promise<void> {
  const dueOn = dayLater(todayAt(deps), 2);
  const at = deps.clock();
  const task = { what: WHAT, assigneeId: viewer.id, dueOn };
  const times = { createdAt: at, startedAt: at, endedAt: at };
  const made = { userId: viewer.id, kind: "quote", state: "done", total: asked.length, hasMore: false } as const;
  const [bulk] = await tx
    .insert(bulkChanges)
    .values({ ...made, ...times, change: { do: "task", task } })
    .returning({ id: bulkChanges.id });
  const rows = await tx
    .insert(tasks)
    .values(asked.map(({ id }) => ({ ...task, requestId: id, createdById: viewer.id, createdAt: at })))
    .returning();
  for (const request of asked) {
    const id = rows.find(({ requestId }) => requestId === request.id)?.id ?? 0;
    const { id: requestId, version } = request;
    await tx.insert(bulkRows).values({ bulkId: bulk?.id ?? 0, requestId, version, state: "done", taskId: id });
    const data = { deed: "made", what: WHAT, about: { kind: "task", id } };
    await addEvent(tx, request, "task", at, data, { actorId: viewer.id });
  }
}
