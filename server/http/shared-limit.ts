import { and, eq, gt, sql } from "drizzle-orm";
import { systemClock } from "../clock.ts";
import type { Database } from "../db/client.ts";
import { rateLimits } from "../db/schema/index.ts";
import type { Env } from "../env.ts";

export type Limit = { points: number; seconds: number };
type Scale = Pick<Env, "RATE_LIMIT_SCALE">;

export type SharedLimit = {
  /** Takes a point; gives back the seconds to wait where there is none left, else null. */
  take(key: string): Promise<number | null>;
  /** Gives a point back. */
  giveBack(key: string): Promise<void>;
};

/** How many points a limit has here: `RATE_LIMIT_SCALE` multiplies them all. */
export function scaled({ RATE_LIMIT_SCALE }: Scale, { points }: Limit): number {
  return Math.max(1, Math.round(points * RATE_LIMIT_SCALE));
}

/**
 * A limit that all processes share and a restart keeps, since it is counted in the database. Counting and asking are
 * one statement, so that many at once do not get more.
 */
export function createSharedLimit({ db, env }: { db: Database; env: Scale }, name: string, limit: Limit): SharedLimit {
  const points = scaled(env, limit);
  const keyOf = (key: string) => `${name}:${key}`;
  return {
    async take(key) {
      const now = systemClock();
      const expire = new Date(now.getTime() + limit.seconds * 1000);
      const isPast = sql`${rateLimits.expire} <= ${sql.param(now, rateLimits.expire)}`;
      const [row] = await db
        .insert(rateLimits)
        .values({ key: keyOf(key), points: 1, expire })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            points: sql`case when ${isPast} then 1 else ${rateLimits.points} + 1 end`,
            expire: sql`case when ${isPast} then excluded.expire else ${rateLimits.expire} end`,
          },
        })
        .returning();
      if (!row || row.points <= points) return null;
      return Math.max(1, ((row.expire?.getTime() ?? 0) - now.getTime()) / 1000);
    },
    async giveBack(key) {
      await db
        .update(rateLimits)
        .set({ points: sql`${rateLimits.points} - 1` })
        .where(and(eq(rateLimits.key, keyOf(key)), gt(rateLimits.points, 0)));
    },
  };
}
