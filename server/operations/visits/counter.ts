import { sql } from "drizzle-orm";
import { isPrefetch, isBrowser, parseShownPageKey, type ShownPage } from "../../../domain/operations/visits.ts";
import type { OfferedLines } from "../../../domain/work/lines.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { pageCounts } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { VisitCounter } from "../../platform/deps/visits.ts";
import { describeFault } from "../../platform/describe-fault.ts";

const FLUSH_MS = 60_000;
/** Maximum pages in memory, more than the site has: invented addresses cannot fill the memory. */
const MOST_PAGES = 5_000;
const MOST_AGENTS = 1_000;
const LONGEST_AGENT = 300;

/**
 * Counts page views. Nothing of a request is kept but numbers, by page, language and day. A minute counts for the day
 * on which it began.
 */
export function createVisitCounter({
  db,
  clock,
  log,
  settings,
}: Pick<Deps, "db" | "clock" | "log" | "settings">): VisitCounter {
  let counts = new Map<string, number>();
  let since = clock();
  const isPerson = rememberAgents();

  function add(shown: string, views: number): void {
    if (counts.size < MOST_PAGES || counts.has(shown)) counts.set(shown, (counts.get(shown) ?? 0) + views);
  }

  async function flush(): Promise<void> {
    const { timezone, lines } = settings.agency();
    const [taken, day] = [counts, wallClock(since, timezone).toISOString().slice(0, 10)];
    counts = new Map();
    since = clock();
    try {
      await store(db, day, rowsOf(taken, lines));
    } catch (error) {
      // Added again for the next flush.
      for (const [shown, views] of taken) add(shown, views);
      log.warn({ err: describeFault(error) }, "page views not stored");
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_MS).unref();
  return {
    count(shown, headers) {
      if (isPerson(headers["user-agent"]) && !isPrefetch(headers)) add(shown, 1);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Memoizes which user agents are browsers: few kinds of browsers ask for most pages. */
function rememberAgents() {
  const known = new Map<string, boolean>();
  return (agent = ""): boolean => {
    const found = known.get(agent);
    if (found !== undefined) return found;
    const isOne = isBrowser(agent);
    if (known.size >= MOST_AGENTS) known.clear();
    if (agent.length <= LONGEST_AGENT) known.set(agent, isOne);
    return isOne;
  };
}

type Row = ShownPage & { views: number };

/** Upserts the counts in one statement: they are added to the stored ones, whatever other processes add. */
async function store(db: Database, day: string, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const column = (name: keyof Row) => sql.param(rows.map((row) => row[name]));
  await db.execute(sql`insert into ${pageCounts} (day, path, language, insurance_type, views)
    select ${day}::date, * from unnest(${column("path")}::text[], ${column("language")}::text[],
      ${column("insuranceType")}::text[], ${column("views")}::integer[])
    on conflict (day, path, language, insurance_type) do update set views = page_counts.views + excluded.views`);
}

/** Returns one row for each page, always in the same order, so that two processes never deadlock. */
function rowsOf(counts: ReadonlyMap<string, number>, lines: OfferedLines): Row[] {
  const rows = new Map<string, Row>();
  for (const [shown, views] of counts) {
    const page = parseShownPageKey(shown, lines);
    if (!page) continue;
    const key = `${page.path} ${page.language} ${page.insuranceType}`;
    rows.set(key, { ...page, views: views + (rows.get(key)?.views ?? 0) });
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
