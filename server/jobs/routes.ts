import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf } from "../http/caller.ts";
import { parse } from "../http/parse.ts";
import { mailHealth } from "../mail/mail-health.ts";
import { listFailedJobs } from "./list-failed-jobs.ts";
import { retryJob } from "./retry-job.ts";

const jobParameter = z.object({ id: z.uuid() });

/** Jobs that were given up, and mails that wait for the mail server, looked after by admins. */
export function jobRoutes(app: FastifyInstance, deps: Deps): void {
  app.get("/failed-jobs", admins, () => listFailedJobs(deps.db));
  app.get("/mail-health", admins, () => mailHealth(deps.db));

  app.post("/failed-jobs/:id/retry", admins, async (request) => {
    await retryJob(deps, parse(jobParameter, request.params).id, await callerOf(request));
    return { ok: true };
  });
}
