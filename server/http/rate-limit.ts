import type { FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../../domain/errors.ts";
import type { Env } from "../env.ts";

type Limit = { points: number; seconds: number };

/** Limits a kind of request per address and in all; `RATE_LIMIT_SCALE` multiplies both. */
export function createRateLimit(env: Pick<Env, "RATE_LIMIT_SCALE">, perAddress: Limit, inAll: Limit) {
  const limiter = ({ points, seconds }: Limit) =>
    new RateLimiterMemory({ points: Math.max(1, Math.round(points * env.RATE_LIMIT_SCALE)), duration: seconds });
  const byAddress = limiter(perAddress);
  const overall = limiter(inAll);
  return async (request: FastifyRequest): Promise<void> => {
    try {
      await byAddress.consume(request.ip);
      await overall.consume("all");
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new AppError("tooMany", { retryAfterSeconds: error.msBeforeNext / 1000 });
    }
  };
}
