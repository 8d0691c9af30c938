import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { quickLimits } from "../db/schema/index.ts";
import type { Deps } from "../deps.ts";
import { scaled, type Limit } from "./shared-limit.ts";

/** Maximum number of refused keys in memory. Beyond it they are forgotten, and the database refuses them. */
const MAX_REFUSED_KEYS = 10_000;

/** The seconds to wait for each address; null where it may pass. */
type Waits = (number | null)[];

type CountedKey = { key: string; points: number; until: number };
type Limits = { own: Limit; inAll: Limit };

/**
 * Creates a rate limit for bursts from many addresses. One statement takes a point for each address, and points from
 * the limit for all, however many requests there are. Keys over their limit are kept in memory, so that refusing a
 * flood costs no query.
 */
export function createQuickLimit(
  { db, env, clock }: Pick<Deps, "db" | "env" | "clock">,
  name: string,
  { own, inAll }: Limits,
) {
  const most = { own: scaled(env, own), inAll: scaled(env, inAll) };
  const forAll = `${name}-all:all`;
  const refusedUntil = new Map<string, number>();

  const counting = prepareCounting(db, { own, inAll, mostOwn: most.own, forAll });

  async function count(counts: Map<string, number>, now: number): Promise<CountedKey[]> {
    // Sorted, so that all processes lock the rows in one order: else two of them could deadlock.
    const keys = [...counts.keys()].sort();
    return counting.execute({ keys, numbers: keys.map((key) => counts.get(key)), now: new Date(now).toISOString() });
  }

  function remember({ key, until }: CountedKey): void {
    if (refusedUntil.size >= MAX_REFUSED_KEYS) refusedUntil.clear();
    refusedUntil.set(key, until);
  }

  return async function take(addresses: string[]): Promise<Waits> {
    const now = clock().getTime();
    const named = addresses.map((address) => `${name}-address:${address}`);
    const isRefused = (key: string) => (refusedUntil.get(key) ?? 0) > now;
    const counts = new Map<string, number>();
    for (const key of named.filter((candidate) => !isRefused(candidate))) counts.set(key, (counts.get(key) ?? 0) + 1);
    const rows = counts.size > 0 && !isRefused(forAll) ? await count(counts, now) : [];
    const mostOf = (key: string) => (key === forAll ? most.inAll : most.own);
    rows.filter(({ key, points }) => points > mostOf(key)).forEach(remember);

    // The first of a batch get the points that were left. One over its own limit takes none from the limit for all.
    const left = new Map(
      rows
        .filter(({ key }) => key !== forAll)
        .map(({ key, points }) => [key, most.own - points + (counts.get(key) ?? 0)]),
    );
    const passing = [...left].reduce((sum, [key, rest]) => sum + Math.max(0, Math.min(counts.get(key) ?? 0, rest)), 0);
    const everybody = rows.find(({ key }) => key === forAll);
    let leftForAll = everybody ? most.inAll - everybody.points + passing : 0;
    const waitFor = (key: string) => ((refusedUntil.get(key) ?? 0) - now) / 1000;
    return named.map((key) => {
      const rest = left.get(key) ?? 0;
      if (left.has(key) ? rest <= 0 : isRefused(key)) return waitFor(key);
      if (left.has(key)) left.set(key, rest - 1);
      return leftForAll-- > 0 ? null : waitFor(forAll);
    });
  };
}

type CountingOptions = Limits & { mostOwn: number; forAll: string };

/**
 * Prepares the counting as a named prepared statement, since every lead waits for it: planning it took the database
 * longer than counting.
 */
function prepareCounting(db: Database, { own, inAll, mostOwn, forAll }: CountingOptions) {
  const [keys, numbers, now] = ["keys", "numbers", "now"].map((name) => sql.placeholder(name));
  const asked = sql`unnest(${keys}::text[], ${numbers}::int[]) as asked (key, n)`;
  const expire = ({ seconds }: Limit) => sql`${now}::timestamptz + make_interval(secs => ${seconds}::int)`;
  const isPast = sql`${quickLimits.expire} <= ${now}::timestamptz`;
  const add = sql`on conflict (key) do update set
    points = case when ${isPast} then excluded.points else ${quickLimits.points} + excluded.points end,
    expire = case when ${isPast} then excluded.expire else ${quickLimits.expire} end
    returning key, points, extract(epoch from expire)::float8 * 1000 as until`;
  const counted = {
    key: sql<string>`key`.as("key"),
    points: sql<number>`points`.as("points"),
    until: sql<number>`until`.as("until"),
  };
  const ofEach = db.$with("own", counted).as(sql`
    insert into ${quickLimits} (key, points, expire) select key, n, ${expire(own)} from ${asked} ${add}`);
  const passing = db.$with("passing", {}).as(sql`
    select sum(greatest(0, least(n, ${mostOwn}::int - own.points + n)))::int as n from own join ${asked} using (key)`);
  const ofAll = db.$with("everybody", counted).as(sql`
    insert into ${quickLimits} (key, points, expire)
    select ${forAll}, n, ${expire(inAll)} from passing where n > 0 ${add}`);
  return db
    .with(ofEach, passing, ofAll)
    .select({ key: counted.key, points: counted.points, until: counted.until })
    .from(sql`(select * from own union all select * from everybody) as counted`)
    .prepare(`count ${forAll}`);
}
