import { and, eq, gt, sql } from "drizzle-orm";
import { systemClock } from "../clock.ts";
import type { Database } from "../db/client.ts";
import { rateLimits } from "../db/schema/index.ts";
import type { Env } from "../env.ts";

export type Limit = { points: number; seconds: number };
type Scale = Pick<Env, "RATE_LIMIT_SCALE">;

export type SharedLimit = {
  /** Takes a point. Returns the seconds to wait where none is left, else null. */
  take(key: string): Promise<number | null>;
  /** Gives a point back. */
  giveBack(key: string): Promise<void>;
  /**
   * Takes that many points at once; takes none and returns false where fewer are left. The first call of a period
   * always succeeds.
   */
  spend(key: string, points: number): Promise<boolean>;
  /** Returns the points that are left; Infinity where none was taken in this period. */
  left(key: string): Promise<number>;
};

/** Maximum points of a limit. The column holds twice as much, so that adding never overflows. */
const MAX_POINTS = 1_000_000_000;

/** Returns the points of a limit, multiplied by `RATE_LIMIT_SCALE`. */
export function scaled({ RATE_LIMIT_SCALE }: Scale, { points }: Limit): number {
  return Math.min(MAX_POINTS, Math.max(1, Math.round(points * RATE_LIMIT_SCALE)));
}

/**
 * Creates a rate limit that all processes share and that survives a restart, since it is counted in the database.
 * Counting and checking are one statement, so that concurrent requests do not get more.
 */
export function createSharedLimit({ db, env }: { db: Database; env: Scale }, name: string, limit: Limit): SharedLimit {
  const most = scaled(env, limit);
  const keyOf = (key: string) => `${name}:${key}`;

  /** Adds points, in a new period where the last one is past. Adds nothing where the sum would exceed the bound. */
  async function add(key: string, points: number, bound?: number) {
    const now = systemClock();
    const expire = new Date(now.getTime() + limit.seconds * 1000);
    const isPast = sql`${rateLimits.expire} <= ${sql.param(now, rateLimits.expire)}`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key: keyOf(key), points, expire })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${isPast} then excluded.points else ${rateLimits.points} + excluded.points end`,
          expire: sql`case when ${isPast} then excluded.expire else ${rateLimits.expire} end`,
        },
        ...(bound !== undefined && { setWhere: sql`${isPast} or ${rateLimits.points} + excluded.points <= ${bound}` }),
      })
      .returning();
    return row && { points: row.points, wait: ((row.expire?.getTime() ?? 0) - now.getTime()) / 1000 };
  }

  return {
    async take(key) {
      const added = await add(key, 1);
      return !added || added.points <= most ? null : Math.max(1, added.wait);
    },
    async spend(key, points) {
      return (await add(key, Math.min(points, MAX_POINTS), most)) !== undefined;
    },
    async left(key) {
      const isRunning = and(eq(rateLimits.key, keyOf(key)), gt(rateLimits.expire, systemClock()));
      const [row] = await db.select().from(rateLimits).where(isRunning);
      return row ? most - row.points : Infinity;
    },
    async giveBack(key) {
      await db
        .update(rateLimits)
        .set({ points: sql`${rateLimits.points} - 1` })
        .where(and(eq(rateLimits.key, keyOf(key)), gt(rateLimits.points, 0)));
    },
  };
}
