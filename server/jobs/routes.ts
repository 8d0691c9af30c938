import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { listFailedJobs } from "./list-failed-jobs.ts";
import { retryJob } from "./retry-job.ts";

const jobParameter = z.object({ id: z.uuid() });

/** Jobs that were given up, looked after by admins. */
export function jobRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/failed-jobs", admins, () => listFailedJobs(deps.db));

  app.post("/failed-jobs/:id/retry", admins, async (request) => {
    await retryJob(deps, parse(jobParameter, request.params).id, await callerOf(request));
    return { ok: true };
  });
}
