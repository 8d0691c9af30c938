import type { FastifyInstance } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import { watchLag } from "./lag.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Never rejected, however busy the process is. */
    neverShed?: boolean;
  }
}

const RETRY_SECONDS = 5;

/** The current lag of the process, and the number of requests that it has rejected for that. */
export type Shedding = { lagMs(): number; count(): number };

/**
 * Sheds load: rejects requests while the event loop lags behind, since more of them would only make all of them late.
 * Exempt are those that cost next to nothing: a page without its files is dead, and a busy process is not dead for a
 * health check. Pages out of the cache and public lists are answered before this hook.
 */
export function shedUnderLoad(app: FastifyInstance, afterMs: number): Shedding {
  const { notice, lagMs, close } = watchLag();
  let count = 0;
  // Answers out of the cache never reach the hook, and make the process late as well.
  app.server.on("request", notice);
  app.addHook("onRequest", (request, _reply, done) => {
    notice();
    if (afterMs === 0 || lagMs() <= afterMs || request.routeOptions.config.neverShed) return done();
    count++;
    done(new AppError("unavailable", { retryAfterSeconds: RETRY_SECONDS }));
  });
  app.addHook("onClose", (_app, done) => {
    close();
    done();
  });
  return { lagMs, count: () => count };
}
