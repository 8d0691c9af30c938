import { eq, inArray, sql } from "drizzle-orm";
import { AppError } from "../../../domain/platform/errors.ts";
import { LOGIN_TRIES } from "../../../domain/platform/limits.ts";
import { rateLimits } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Guess, Guesser, LoginLimits } from "../../platform/deps/limits.ts";
import { addressKey } from "../../platform/http/address-key.ts";
import { createSharedLimit } from "../../platform/http/shared-limit.ts";
import { hashToken } from "./session-store.ts";

export const GUESSES = ["password", "code", "confirmation"] as const satisfies Guess[];

const TRIES_PER_ADDRESS = { points: 100, seconds: 3600 };

/**
 * Creates the login rate limits. Attempts are counted in the database by account name (known or not) and by IP address.
 * Counting and checking are one statement, so that parallel guesses get no extra attempts. After the free attempts the
 * wait doubles with each one (exponential backoff).
 */
export function createLoginLimits({ db, env, clock }: Pick<Deps, "db" | "env" | "clock">): LoginLimits {
  const free = Math.max(1, Math.round(LOGIN_TRIES.free * env.RATE_LIMIT_SCALE));
  const byAddress = createSharedLimit({ db, env }, "login-address", TRIES_PER_ADDRESS);
  const wait = sql`least(interval '1 minute' * 2 ^ least(${rateLimits.points} - ${free}, 20),
    interval '1 minute' * ${LOGIN_TRIES.longestWaitMinutes})`;
  // A count expires one day after the last attempt, so the time of the last attempt follows from `expire`.
  const openAt = sql<Date>`${rateLimits.expire} - interval '1 day' + ${wait}`.mapWith(rateLimits.expire);

  async function takeFromAccount(key: string): Promise<number> {
    const now = clock();
    const time = sql.param(now, rateLimits.expire);
    const expire = new Date(now.getTime() + 86_400_000);
    const [taken] = await db
      .insert(rateLimits)
      .values({ key, points: 1, expire })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${rateLimits.expire} <= ${time} then 1 else ${rateLimits.points} + 1 end`,
          // The expiry must never move back: two simultaneous attempts may be counted in reverse order.
          expire: sql`greatest(${rateLimits.expire}, ${sql.param(expire, rateLimits.expire)})`,
        },
        setWhere: sql`case when ${rateLimits.points} < ${free} then true else ${openAt} <= ${time} end`,
      })
      .returning({ points: rateLimits.points });
    if (taken) return taken.points;
    const [row] = await db.select({ openAt }).from(rateLimits).where(eq(rateLimits.key, key));
    const retryAfterSeconds = Math.max(1, ((row?.openAt.getTime() ?? 0) - now.getTime()) / 1000);
    throw tooManyLogins(retryAfterSeconds);
  }

  return {
    async take(guess, guesser) {
      if (guesser.ip) {
        const seconds = await byAddress.take(addressKey(guesser.ip));
        if (seconds !== null) throw tooManyLogins(seconds);
      }
      return { startsWait: (await takeFromAccount(rateLimitKey(guess, guesser))) === free };
    },
    async giveBack({ ip }) {
      if (ip) await byAddress.giveBack(addressKey(ip));
    },
    async forget(guesser, guesses = ["password", "code"]) {
      const keys = guesses.map((guess) => rateLimitKey(guess, guesser));
      await db.delete(rateLimits).where(inArray(rateLimits.key, keys));
    },
  };
}

function tooManyLogins(retryAfterSeconds: number): AppError {
  return new AppError("tooMany", { message: "errors:tooManyLogins", retryAfterSeconds });
}

/** Identifies who is guessing: a known device is counted by itself, apart from other devices at its IP address. */
export function guesserOf(username: string, device: string | null, { ip }: { ip: string }): Guesser {
  return device ? { username, device } : { username, ip };
}

/** Returns the key of a rate limit. The name is hashed, because people type passwords into the username field. */
function rateLimitKey(guess: Guess, { username, device }: Guesser): string {
  return `login-${guess}:${hashToken(device ? `device ${device}` : `name ${username}`)}`;
}
