import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../domain/errors.ts";

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
export async function shedUnderLoad(app: FastifyInstance, afterMs: number): Promise<Shedding> {
  let count = 0;
  await app.register(underPressure, {
    maxEventLoopDelay: afterMs,
    retryAfter: RETRY_SECONDS,
    pressureHandler: (request) => {
      if (request.routeOptions.config.neverShed) return;
      count++;
      throw new AppError("unavailable", { retryAfterSeconds: RETRY_SECONDS });
    },
  });
  return { lagMs: () => app.memoryUsage().eventLoopDelay, count: () => count };
}
