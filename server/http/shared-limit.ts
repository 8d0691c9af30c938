import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../db/client.ts";
import { rateLimits } from "../db/schema/index.ts";
import type { Env } from "../env.ts";

export type Limit = { points: number; seconds: number };
type Scale = Pick<Env, "RATE_LIMIT_SCALE">;

/** How many points a limit has here: `RATE_LIMIT_SCALE` multiplies them all. */
export function scaled({ RATE_LIMIT_SCALE }: Scale, { points }: Limit): number {
  return Math.max(1, Math.round(points * RATE_LIMIT_SCALE));
}

/** A limit that all processes share and a restart keeps, since it is counted in the database. */
export function createSharedLimit(
  { db, env }: { db: Database; env: Scale },
  name: string,
  limit: Limit,
): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: scaled(env, limit),
    duration: limit.seconds,
  });
}

/** Takes a point; gives back the seconds to wait where there is none left, else null. */
export async function takePoint(limiter: RateLimiterDrizzle, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext / 1000);
    throw error;
  }
}
