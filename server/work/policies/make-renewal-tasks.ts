import { and, asc, eq, lt, sql } from "drizzle-orm";
import { makeChange } from "../../platform/audit/make-change.ts";
import { policies } from "../../platform/db/schema/index.ts";
import type { Deps, Job } from "../../platform/deps.ts";
import { HOURLY, NOTHING, type Nothing } from "../../platform/jobs/pace.ts";
import { todayAt } from "../tasks/read-tasks.ts";
import { makeRenewalTask } from "./renewal-task.ts";

/** Policies per transaction. */
const BATCH = 100;

/**
 * Marks the policies whose term has ended as expired, and gives the owners of those that soon expire a task to renew
 * them. May be killed at any point and run twice at once: a policy has one task per expiry.
 */
export async function makeRenewalTasks(deps: Deps): Promise<void> {
  const today = todayAt(deps);
  const hasEnded = and(eq(policies.status, "active"), lt(policies.renewsOn, today));
  await deps.db.update(policies).set({ status: "expired" }).where(hasEnded);
  while ((await makeSome(deps, today)) === BATCH);
}

/** Makes the tasks of one batch. Returns how many policies it looked at. */
function makeSome(deps: Deps, today: string): Promise<number> {
  const { taskDaysBefore } = deps.settings.agency().renewals;
  const { renewsOn, status, renewalTaskFor, id } = policies;
  return makeChange<number>(deps, {}, async (tx) => {
    const due = await tx
      .select()
      .from(policies)
      .where(
        and(
          eq(status, "active"),
          sql`${renewalTaskFor} is distinct from ${renewsOn}`,
          sql`${renewsOn} between ${today}::date and ${today}::date + ${taskDaysBefore}::integer`,
        ),
      )
      .orderBy(asc(renewsOn), asc(id))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    let count = 0;
    for (const policy of due) if (await makeRenewalTask(deps, tx, policy)) count++;
    return { result: due.length, event: count > 0 ? { action: "renewal.tasks", details: { count } } : null };
  });
}

export const makeRenewalTasksJob: Job<"make-renewal-tasks", Nothing> = {
  name: "make-renewal-tasks",
  data: NOTHING,
  pace: HOURLY,
  // Every hour, although the rule is by the day: a program that was down at one hour makes up for it at the next.
  schedule: "17 * * * *",
  work: makeRenewalTasks,
};
