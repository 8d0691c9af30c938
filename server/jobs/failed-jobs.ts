import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { AppError } from "../../domain/errors.ts";
import { recordEvent } from "../audit/record-event.ts";
import type { Database } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { parse } from "../http/parse.ts";

/** A job that was given up after its last try. Its data are ids, never personal data. */
export type FailedJob = { id: string; name: string; data: object; reason: string; failedAt: string; tries: number };

const MOST = 200;
const jobId = z.object({ id: z.uuid() });

export function failedJobRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/failed-jobs", admins, () => listFailedJobs(deps.db));

  app.post("/failed-jobs/:id/retry", admins, async (request) => {
    const { id } = parse(jobId, request.params);
    const job = (await listFailedJobs(deps.db)).find((failed) => failed.id === id);
    if (!job) throw new AppError("notFound");
    await deps.jobs.retry(job.name, id);
    const actor = (await request.findSession())?.user ?? null;
    const event = {
      action: "job.retry",
      actor,
      subject: { type: "job", id },
      details: { name: job.name },
      ip: request.ip,
    };
    await deps.db.transaction((tx) => recordEvent(tx, event, deps.clock()));
    return { ok: true };
  });
}

type Row = {
  id: string;
  name: string;
  data: object;
  output: { message?: string } | null;
  completed_on: Date | string;
  retry_count: number;
};

/** Jobs that were given up, latest first. */
async function listFailedJobs(db: Database): Promise<FailedJob[]> {
  const found = await db.execute(sql`
    select id, name, data, output, completed_on, retry_count from jobs.job
    where state = 'failed' order by completed_on desc limit ${MOST}`);
  return (found as { rows: Row[] }).rows.map((row) => ({
    id: row.id,
    name: row.name,
    data: row.data,
    reason: row.output?.message ?? "",
    failedAt: new Date(row.completed_on).toISOString(),
    tries: row.retry_count + 1,
  }));
}
