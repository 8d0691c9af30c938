import { sql } from "drizzle-orm";
import { AppError } from "../../domain/errors.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";

/** Gives a job that was given up another try. */
export async function retryJob({ db, jobs, clock, recordEvent }: Deps, id: string, caller: Caller): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await tx.execute(sql`select name from jobs.job where id = ${id} and state = 'failed' for update`);
    const [job] = (found as { rows: { name: string }[] }).rows;
    if (!job) throw new AppError("notFound");
    await jobs.retry(tx, job.name, id);
    const event = { action: "job.retry", ...caller, subject: { type: "job", id }, details: { name: job.name } };
    await recordEvent(tx, event, clock());
  });
}
