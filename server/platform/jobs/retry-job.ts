import { sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { makeChange } from "../audit/make-change.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";

/** Retries a job that was given up, and records that in the audit trail. */
export async function retryJob(deps: Deps, id: string, caller: Caller): Promise<void> {
  await makeChange(deps, caller, async (tx) => {
    const found = await tx.execute<{ name: string }>(
      sql`select name from jobs.job where id = ${id} and state = 'failed' for update`,
    );
    const [job] = found.rows;
    if (!job) throw new AppError("notFound");
    await deps.jobs.retry(tx, job.name, id);
    return { event: { action: "job.retry", subject: { type: "job", id }, details: { name: job.name } } };
  });
}
