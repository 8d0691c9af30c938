import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { VERSION } from "../../platform/version.ts";

const READY_TIMEOUT_MS = 2_000;

/**
 * Registers the probes. Liveness (/healthz): the process answers, with its version. Readiness (/readyz): it also reaches its database,
 * which it migrated before it listened, has disk space to store something there, and reaches the queue whose jobs it
 * runs.
 */
export function healthRoutes(app: FastifyInstance, { store, jobs, disk }: Deps): void {
  app.get("/healthz", { config: { neverShed: true } }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok", version: VERSION }),
  );
  app.get("/readyz", async (_request, reply) => {
    void reply.header("cache-control", "no-store");
    const timeout = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error("too slow")), READY_TIMEOUT_MS).unref(),
    );
    try {
      await Promise.race([store.ping(), timeout]);
      if (!jobs.isAlive()) return await reply.code(503).send({ status: "job queue unreachable" });
      if (disk.isFull()) return await reply.code(503).send({ status: "disk full" });
      return await reply.send({ status: "ready" });
    } catch {
      return reply.code(503).send({ status: "database unreachable" });
    }
  });
}
