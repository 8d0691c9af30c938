import { dayLater, type Days } from "./periods.ts";
import { GROUPINGS } from "./figures.ts";

/**
 * The levels that sums are grouped by: all requests together, each group of the page, the reasons for which requests
 * were lost, and requests that were sent on the site by type and language.
 */
export const LEVELS = ["all", ...GROUPINGS, "reason", "site"] as const;
export type Level = (typeof LEVELS)[number];

/** The sums of some requests: counts, and a histogram of each time as a flat list of pairs (minutes, how many, …). */
export type Cell = { key: string; counts: Record<string, number>; times: Record<string, number[]> };

type RunningSum = { counts: Map<string, number>; times: Map<string, Map<number, number>> };

/** Adds up the cells of several days, by their keys. */
export function addUp(cells: Iterable<Cell>): Cell[] {
  const sums = new Map<string, RunningSum>();
  for (const { key, counts, times } of cells) {
    const sum = sums.get(key) ?? { counts: new Map(), times: new Map() };
    sums.set(key, sum);
    for (const [name, count] of Object.entries(counts)) sum.counts.set(name, (sum.counts.get(name) ?? 0) + count);
    for (const [name, pairs] of Object.entries(times)) {
      const byMinute = sum.times.get(name) ?? new Map<number, number>();
      sum.times.set(name, byMinute);
      for (let at = 0; at < pairs.length; at += 2) {
        const minutes = pairs[at] ?? 0;
        byMinute.set(minutes, (byMinute.get(minutes) ?? 0) + (pairs[at + 1] ?? 0));
      }
    }
  }
  return [...sums].map(([key, { counts, times }]) => ({
    key,
    counts: Object.fromEntries(counts),
    times: Object.fromEntries([...times].map(([name, byMinute]) => [name, pairsOf(byMinute)])),
  }));
}

function pairsOf(byMinute: Map<number, number>): number[] {
  return [...byMinute].toSorted(([one], [other]) => one - other).flat();
}

/** Counts the values in a histogram. */
export function sizeOf(pairs: readonly number[] = []): number {
  return pairs.reduce((all, value, at) => (at % 2 ? all + value : all), 0);
}

/** Returns a quantile of a histogram: the minutes within which so many tenths were done. Null where it is empty. */
export function quantileOf(pairs: readonly number[] = [], tenths: number): number | null {
  const size = sizeOf(pairs);
  let sum = 0;
  for (let at = 0; at < pairs.length; at += 2) {
    sum += pairs[at + 1] ?? 0;
    if (sum * 10 >= size * tenths) return pairs[at] ?? null;
  }
  return null;
}

/**
 * Number of days in a block. The days of a block are added up once more, so that a long period is read in few rows.
 * Blocks begin on every fourth Monday.
 */
export const BLOCK_DAYS = 28;
/** The first day of one block, a Monday. */
export const A_BLOCK = "2024-01-01";
const DAY_MS = 86_400_000;

/** Returns the first day of the block that a day belongs to. */
export function blockOf(day: string): string {
  const since = (Date.parse(day) - Date.parse(A_BLOCK)) / DAY_MS;
  return dayLater(A_BLOCK, Math.floor(since / BLOCK_DAYS) * BLOCK_DAYS);
}

/** The sums that are stored already: single days, and the blocks of which no day has changed. */
export type StoredSums = { days: ReadonlySet<string>; blocks: ReadonlySet<string> };
/** The rows that the sums of a period are read from: whole blocks, single days, and days that are to be counted now. */
export type Cover = Record<"blocks" | "days" | "uncounted", string[]>;

/** Finds the fewest rows that hold a period. */
export function coverOf(period: Days, { days, blocks }: StoredSums): Cover {
  const cover: Cover = { blocks: [], days: [], uncounted: [] };
  for (let day = period.from; day <= period.to;) {
    const last = dayLater(day, BLOCK_DAYS - 1);
    const isBlock = blocks.has(day) && last <= period.to;
    cover[isBlock ? "blocks" : days.has(day) ? "days" : "uncounted"].push(day);
    day = dayLater(isBlock ? last : day, 1);
  }
  return cover;
}

const WEEK_DAYS = 7;

/** Groups days that follow each other into ranges that are no longer than a week. */
export function runsOf(days: readonly string[]): Days[] {
  const runs: Days[] = [];
  for (const day of days.toSorted()) {
    const run = runs.at(-1);
    const isNext = run && dayLater(run.to, 1) === day && dayLater(run.from, WEEK_DAYS) > day;
    if (isNext) run.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
}
