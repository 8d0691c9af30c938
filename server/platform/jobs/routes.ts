import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { admins } from "../http/access.ts";
import { callerOf } from "../http/caller.ts";
import { endpoint } from "../http/endpoint.ts";
import { listFailedJobs } from "./list-failed-jobs.ts";
import { retryJob } from "./retry-job.ts";

/** Registers the routes of failed jobs, for admins. */
export function jobRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, "GET /api/failed-jobs", admins, () => listFailedJobs(deps.db));

  endpoint(app, "POST /api/failed-jobs/:id/retry", admins, async ({ params, request }) => {
    await retryJob(deps, params.id, await callerOf(request));
    return { ok: true };
  });
}
