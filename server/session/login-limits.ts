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

const FAILURES_PER_NAME = 10;
const NAME_WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_IP = 100;
const IP_WINDOW_SECONDS = 60 * 60;

/** Failed logins are counted in the database per submitted name, existing or not, and per address. */
export function createLoginLimits(db: Database, env: Env): LoginLimits {
  const scaled = (points: number) => Math.max(1, Math.round(points * env.RATE_LIMIT_SCALE));
  const shared = { storeClient: db, schema: rateLimits, clearExpiredByTimeout: false };
  const byName = new RateLimiterDrizzle({
    ...shared,
    keyPrefix: "login-name",
    points: scaled(FAILURES_PER_NAME),
    duration: NAME_WINDOW_SECONDS,
  });
  const byIp = new RateLimiterDrizzle({
    ...shared,
    keyPrefix: "login-ip",
    points: scaled(FAILURES_PER_IP),
    duration: IP_WINDOW_SECONDS,
  });
  const nameKey = (username: string) => username.trim().toLowerCase();

  return {
    async check(username, ip) {
      refuseIfSpent(await byName.get(nameKey(username)), byName.points);
      refuseIfSpent(await byIp.get(ip), byIp.points);
    },
    async recordFailure(username, ip) {
      await Promise.all([byName.penalty(nameKey(username)), byIp.penalty(ip)]);
    },
    async forget(username) {
      await byName.delete(nameKey(username));
    },
  };
}

function refuseIfSpent(used: RateLimiterRes | null, points: number): void {
  if (used && used.consumedPoints >= points && used.msBeforeNext > 0) {
    throw new AppError("tooMany", { message: "errors:tooManyLogins", retryAfterSeconds: used.msBeforeNext / 1000 });
  }
}
