import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../../domain/errors.ts";
import type { Database } from "../db/client.ts";
import { rateLimits } from "../db/schema/index.ts";
import type { Env } from "../env.ts";

export type LoginLimits = {
  check(username: string, ip: string): Promise<void>;
  recordFailure(username: string, ip: string): Promise<void>;
  forget(username: string): Promise<void>;
};

const MINUTE = 60;
const FAILURES_PER_NAME = 10;
const NAME_WINDOW = 15 * MINUTE;
const FAILURES_PER_IP = 100;
const IP_WINDOW = 60 * MINUTE;
/** A name is locked for one window, then for two, four … up to this; a day without a lock forgets them. */
const LONGEST_LOCK = 4 * 60 * MINUTE;
const LOCKS_WINDOW = 24 * 60 * MINUTE;

/** Failed logins are counted in the database per submitted name, existing or not, and per address. */
export function createLoginLimits(db: Database, env: Env): LoginLimits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      clearExpiredByTimeout: false,
      keyPrefix,
      points: Math.max(1, Math.round(points * env.RATE_LIMIT_SCALE)),
      duration,
    });
  const byName = limiter("login-name", FAILURES_PER_NAME, NAME_WINDOW);
  const byIp = limiter("login-ip", FAILURES_PER_IP, IP_WINDOW);
  const locks = limiter("login-lock", FAILURES_PER_NAME, LOCKS_WINDOW);
  const nameKey = (username: string) => username.trim().toLowerCase();

  return {
    async check(username, ip) {
      refuseIfSpent(await byName.get(nameKey(username)), byName.points);
      refuseIfSpent(await byIp.get(ip), byIp.points);
    },
    async recordFailure(username, ip) {
      const key = nameKey(username);
      const [{ consumedPoints }] = await Promise.all([byName.penalty(key), byIp.penalty(ip)]);
      if (consumedPoints !== byName.points) return;
      const earlier = (await locks.penalty(key)).consumedPoints - 1;
      await byName.block(key, Math.min(NAME_WINDOW * 2 ** earlier, LONGEST_LOCK));
    },
    async forget(username) {
      await Promise.all([byName.delete(nameKey(username)), locks.delete(nameKey(username))]);
    },
  };
}

function refuseIfSpent(used: RateLimiterRes | null, points: number): void {
  if (used && used.consumedPoints >= points && used.msBeforeNext > 0) {
    throw new AppError("tooMany", { message: "errors:tooManyLogins", retryAfterSeconds: used.msBeforeNext / 1000 });
  }
}
