import { sql } from "drizzle-orm";
import { quickLimits } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { scaled, type Limit } from "./shared-limit.ts";

/** More keys than this are not kept in memory: then the database refuses them. */
const MOST_REMEMBERED = 10_000;

/** For each key the seconds to wait; null where it may pass. */
type Waits = (number | null)[];

/**
 * A limit for what comes in bursts from many: one statement takes a point for each key, however many there are. Whoever
 * is over it is remembered in memory, so that to refuse a flood costs no query.
 */
export function createQuickLimit({ db, env, clock }: Pick<Deps, "db" | "env" | "clock">, name: string, limit: Limit) {
  const points = scaled(env, limit);
  const refusedUntil = new Map<string, number>();

  async function count(counts: Map<string, number>, now: Date) {
    const expire = new Date(now.getTime() + limit.seconds * 1000);
    // In one order everywhere, or two processes could wait for each other.
    const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, n]) => ({ key, points: n, expire }));
    const isPast = sql`${quickLimits.expire} <= ${sql.param(now, quickLimits.expire)}`;
    return db
      .insert(quickLimits)
      .values(rows)
      .onConflictDoUpdate({
        target: quickLimits.key,
        set: {
          points: sql`case when ${isPast} then excluded.points else ${quickLimits.points} + excluded.points end`,
          expire: sql`case when ${isPast} then excluded.expire else ${quickLimits.expire} end`,
        },
      })
      .returning();
  }

  return async function take(keys: string[]): Promise<Waits> {
    const now = clock();
    const named = keys.map((key) => `${name}:${key}`);
    const isRefused = (key: string) => (refusedUntil.get(key) ?? 0) > now.getTime();
    const counts = new Map<string, number>();
    for (const key of named.filter((candidate) => !isRefused(candidate))) counts.set(key, (counts.get(key) ?? 0) + 1);
    const rows = counts.size > 0 ? await count(counts, now) : [];
    // Of those that came together the first get what was left.
    const left = new Map(rows.map((row) => [row.key, points - (row.points - (counts.get(row.key) ?? 0))]));
    for (const row of rows.filter((candidate) => candidate.points > points)) {
      if (refusedUntil.size >= MOST_REMEMBERED) refusedUntil.clear();
      refusedUntil.set(row.key, row.expire?.getTime() ?? 0);
    }
    return named.map((key) => {
      const rest = left.get(key) ?? 0;
      left.set(key, rest - 1);
      return rest > 0 ? null : ((refusedUntil.get(key) ?? 0) - now.getTime()) / 1000;
    });
  };
}
