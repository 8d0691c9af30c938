import { sql } from "drizzle-orm";
import type { MorningVisits, PeriodQuery } from "../../../domain/api/work/morning.ts";
import type { Language } from "../../../domain/platform/language.ts";
import { LANGUAGES } from "../../../domain/platform/language.ts";
import { INSURANCE_TYPES, type InsuranceType } from "../../../domain/work/lead-options.ts";
import { MOST_GROUPS } from "../../../domain/work/morning/figures.ts";
import { dayLater, mondaysOf, periodOf, type Days, type Period } from "../../../domain/work/morning/periods.ts";
import type { Database } from "../../platform/db/client.ts";
import { todayAtOffice, type ListNeeds } from "../leads/page-of-leads.ts";
import { findDaySums, readSums } from "./day-sums.ts";

/** Maximum weeks of a chart with a column for each day; a longer one has a column for each week. */
const MOST_WEEKS_BY_DAY = 4;

/** Reads the views of public pages in a period, and the funnel from a view to a won request. */
export async function morningVisits(deps: ListNeeds, { period: name }: PeriodQuery): Promise<MorningVisits> {
  const period = periodOf(name, todayAtOffice(deps));
  const [counts, sent] = await Promise.all([readCounts(deps.db, period), readSent(deps, period)]);
  const pages = pagesOf(counts, period);
  const sum = (key: "now" | "before") => pages.reduce((all, page) => all + page[key], 0);
  const shown = pages.slice(0, MOST_GROUPS);
  return {
    period,
    views: { now: sum("now"), before: sum("before") },
    times: timesOf(counts, period),
    pages: shown,
    left: pages.length - shown.length,
    funnel: INSURANCE_TYPES.flatMap((type) =>
      LANGUAGES.map((language) => stepsOf(type, language, counts, sent, period)),
    ),
  };
}

type Count = { day: string; path: string; language: Language; type: string; views: number };
type Sent = { key: string; sent: number; won: number };

/** Reads the page counts of a period and of the one before: few rows, as many as there are pages and days. */
async function readCounts(db: Database, { before, to }: Period): Promise<Count[]> {
  const { rows } = await db.execute<Count>(sql`select day::text as day, path, language, insurance_type as type, views
    from page_counts where day between ${before.from}::date and ${to}::date`);
  return rows;
}

/** Reads the quote requests that were sent on the site, and how many of them are won by now. */
function readSent(deps: ListNeeds, period: Days): Promise<Sent[]> {
  return deps.db.transaction(
    async (db) => {
      const { site } = await readSums(await findDaySums({ ...deps, db }, "quote"), period, ["site"]);
      return site.map(({ key, counts }) => ({ key, sent: counts["received"] ?? 0, won: counts["wonOfThem"] ?? 0 }));
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

const isWithin = (day: string, { from, to }: Days) => day >= from && day <= to;
const viewsOf = (counts: readonly Count[]) => counts.reduce((all, { views }) => all + views, 0);

function pagesOf(counts: readonly Count[], period: Period): MorningVisits["pages"] {
  const pages = new Map<string, { path: string; now: number; before: number }>();
  for (const { day, path, views } of counts) {
    const page = pages.get(path) ?? { path, now: 0, before: 0 };
    if (isWithin(day, period)) page.now += views;
    if (isWithin(day, period.before)) page.before += views;
    pages.set(path, page);
  }
  return [...pages.values()]
    .filter(({ now, before }) => now + before > 0)
    .toSorted((one, other) => other.now - one.now || (one.path < other.path ? -1 : 1));
}

function timesOf(counts: readonly Count[], period: Period): MorningVisits["times"] {
  const length = period.weeks > MOST_WEEKS_BY_DAY ? 7 : 1;
  const starts = length === 7 ? mondaysOf(period) : daysOf(period);
  const views = new Map(starts.map((day) => [day, 0]));
  for (const count of counts.filter(({ day }) => isWithin(day, period))) {
    const start = starts.findLast((day) => day <= count.day) ?? period.from;
    views.set(start, (views.get(start) ?? 0) + count.views);
  }
  return [...views].map(([day, sum]) => ({ day, views: sum }));
}

function daysOf({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayLater(day, 1)) days.push(day);
  return days;
}

/** Counts the funnel from the page about an insurance to won requests; each insurance has a page of its own name. */
function stepsOf(type: InsuranceType, language: Language, counts: Count[], sent: Sent[], period: Period) {
  const its = counts.filter((count) => count.language === language && isWithin(count.day, period));
  const came = sent.find(({ key }) => key === `${type} ${language}`);
  return {
    type,
    language,
    looked: viewsOf(its.filter(({ path }) => path === `/${type}`)),
    opened: viewsOf(its.filter((count) => count.path === "/quote" && count.type === type)),
    sent: came?.sent ?? 0,
    won: came?.won ?? 0,
  };
}
