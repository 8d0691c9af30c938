import type { FastifyInstance } from "fastify";
import { AppError } from "../../../domain/platform/errors.ts";
import { watchLag } from "./lag.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answered however busy the process is. */
    neverShed?: boolean;
  }
}

const RETRY_SECONDS = 5;

/** How far the process lags behind at this time, and how many requests it has refused for that. */
export type Shedding = { lagMs(): number; count(): number };

/**
 * When the event loop lags behind, more requests would only make all of them late: they are refused. Not so those that
 * cost next to nothing: a page without its files is dead, and busy is not dead for who asks whether the process lives.
 * Pages out of the cache and public lists are answered before anybody comes here.
 */
export function shedUnderLoad(app: FastifyInstance, afterMs: number): Shedding {
  const { notice, lagMs, close } = watchLag();
  let count = 0;
  // What is answered out of the cache never comes to the hook, and makes the process late as well.
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
