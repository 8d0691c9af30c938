import { and, desc, eq, isNotNull } from "drizzle-orm";
import { tasks } from "../../platform/db/schema/index.ts";
import type { Visit } from "./visit.ts";

/** Presents the wishes about their data that the customer stated, the latest first, and the days they are due. */
export async function presentDataWishes({ tx, request }: Visit) {
  const { dataWish, dueOn, createdAt, doneAt } = tasks;
  const rows = await tx
    .select({ wish: dataWish, dueOn, createdAt, doneAt })
    .from(tasks)
    .where(and(eq(tasks.requestId, request.id), isNotNull(dataWish)))
    .orderBy(desc(tasks.id));
  return rows.flatMap(({ wish, dueOn: by, createdAt: at, doneAt: done }) =>
    wish === null ? [] : [{ wish, dueOn: by, at: at.toISOString(), isDone: done !== null }],
  );
}
