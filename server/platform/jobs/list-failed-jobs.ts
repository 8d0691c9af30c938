import { sql } from "drizzle-orm";
import type { FailedJob } from "../../../domain/api/operations/jobs.ts";
import type { Database } from "../db/client.ts";
import type { JobName } from "../deps.ts";

const MAX_JOBS = 200;

type Row = {
  id: string;
  name: JobName;
  data: FailedJob["data"];
  /** Our own reason, or the queue's message about a job whose worker was lost. */
  output: { message?: string; value?: { message?: string } } | null;
  completed_on: Date | string;
  retry_count: number;
};

/** Lists the jobs that were given up, latest first. */
export async function listFailedJobs(db: Database): Promise<FailedJob[]> {
  const found = await db.execute<Row>(sql`
    select id, name, data, output, completed_on, retry_count from jobs.job
    where state = 'failed' order by completed_on desc limit ${MAX_JOBS}`);
  return found.rows.map((row) => ({
    id: row.id,
    name: row.name,
    data: row.data,
    reason: row.output?.message ?? row.output?.value?.message ?? "",
    failedAt: new Date(row.completed_on).toISOString(),
    tries: row.retry_count + 1,
  }));
}
