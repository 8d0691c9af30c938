import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../../domain/errors.ts";
import type { FaultKey } from "../../domain/text-keys.ts";
import type { Database } from "../db/client.ts";
import type { quickLimits, rateLimits } from "../db/schema/index.ts";
import type { Env } from "../env.ts";

export type Limit = { points: number; seconds: number };

/** Null for what may pass. */
export type Refusal = RateLimiterRes | null;

/**
 * A limit that all processes share, since it is counted in the database; `RATE_LIMIT_SCALE` multiplies it. Whoever
 * is over it is remembered in memory: to refuse a flood costs no query.
 */
export function createSharedLimit(
  { db, env }: { db: Database; env: Pick<Env, "RATE_LIMIT_SCALE"> },
  table: typeof rateLimits | typeof quickLimits,
  name: string,
  { points, seconds }: Limit,
): RateLimiterDrizzle {
  const scaled = Math.max(1, Math.round(points * env.RATE_LIMIT_SCALE));
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: table,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: scaled,
    duration: seconds,
    inMemoryBlockOnConsumed: scaled + 1,
  });
}

/** Takes a point for each key, those of the same key in one statement; of these the first get what was left. */
export async function takeTogether(limiter: RateLimiterDrizzle, keys: string[]): Promise<Refusal[]> {
  const counts = new Map<string, number>();
  const places = keys.map((key) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts.get(key) ?? 0;
  });
  const taken = await Promise.all([...counts].map(async ([key, n]) => [key, await take(limiter, key, n)] as const));
  const outcomes = new Map(taken);
  return keys.map((key, i) => {
    const outcome = outcomes.get(key);
    if (!outcome) return null;
    // Nothing was consumed where memory refused.
    const before = outcome.consumedPoints > 0 ? outcome.consumedPoints - (counts.get(key) ?? 0) : limiter.points;
    return before + (places[i] ?? 0) > limiter.points ? outcome : null;
  });
}

async function take(limiter: RateLimiterDrizzle, key: string, points: number): Promise<Refusal> {
  try {
    await limiter.consume(key, points);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/** Throws where a limit refused. */
export function passOrThrow(refusal: Refusal | undefined, message?: FaultKey): void {
  if (!refusal) return;
  const retryAfterSeconds = Math.max(1, refusal.msBeforeNext / 1000);
  throw new AppError("tooMany", { retryAfterSeconds, ...(message ? { message } : {}) });
}
