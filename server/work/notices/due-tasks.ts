import { and, eq, inArray, isNotNull, isNull, lte, notExists, or, sql } from "drizzle-orm";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { notices, tasks, users } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Cause } from "./causes.ts";
import { storeNotices } from "./make-notices.ts";

/** Maximum tasks per run; the next run, a little later, goes on. */
const MAX_PER_RUN = 500;

/** The key of a task on its date: one that is put off is told of again. */
const keyOf = sql<string>`'due:' || ${tasks.id} || ':' || coalesce(${tasks.dueAt}::text, ${tasks.dueOn}::text)`;

/**
 * Makes the notices of tasks that are due: at their hour, or on their day. Only those of today and yesterday, so that
 * old ones tell nobody. A task for the day on which it was made is not told of: its person has just made or got it.
 */
export async function noticeDueTasks({ db, clock, settings }: Pick<Deps, "db" | "clock" | "settings">): Promise<void> {
  const now = clock();
  const { timezone } = settings.agency();
  const dayBefore = (days: number) => wallClock(new Date(now.getTime() - days * 86_400_000), timezone).toISOString();
  const days = [dayBefore(0).slice(0, 10), dayBefore(1).slice(0, 10)];
  const isMadeThatDay = sql`(${tasks.createdAt} at time zone ${timezone})::date = ${tasks.dueOn}`;
  await db.transaction(async (tx) => {
    const known = tx
      .select({ id: notices.id })
      .from(notices)
      .where(and(eq(notices.userId, tasks.assigneeId), eq(notices.key, keyOf)));
    const rows = await tx
      .select({ task: tasks, key: keyOf })
      .from(tasks)
      .innerJoin(users, and(eq(users.id, tasks.assigneeId), eq(users.isActive, true)))
      .where(
        and(
          isNull(tasks.doneAt),
          isNotNull(tasks.assigneeId),
          inArray(tasks.dueOn, days),
          or(lte(tasks.dueAt, now), and(isNull(tasks.dueAt), sql`not ${isMadeThatDay}`)),
          notExists(known),
        ),
      )
      .limit(MAX_PER_RUN);
    const causes = rows.flatMap(({ task, key }): Cause[] => {
      const { assigneeId: userId, requestId, customerId, id: taskId, dueAt } = task;
      if (userId === null) return [];
      const subject = { requestId, customerId, taskId, eventId: null, actorId: null };
      return [{ ...subject, userId, cause: "due", key, at: dueAt ?? now }];
    });
    await storeNotices(tx, causes, now);
  });
}
