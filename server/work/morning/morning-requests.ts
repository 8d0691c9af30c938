import { inArray } from "drizzle-orm";
import type { MorningQuery, Group, MorningRequests } from "../../../domain/api/work/morning.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import { LOST_REASONS, type LostReason } from "../../../domain/work/desk/stages.ts";
import { GROUPINGS, MOST_GROUPS, type Grouping } from "../../../domain/work/morning/figures.ts";
import { dayLater, mondaysOf, periodOf, type Period } from "../../../domain/work/morning/periods.ts";
import { wallClock } from "../../../domain/platform/wall-clock.ts";
import { users } from "../../platform/db/schema/index.ts";
import { fullNameOf } from "../history/desk-events.ts";
import { countPage, type ListNeeds } from "../leads/page-of-leads.ts";
import { findDaySums } from "./day-sums.ts";
import { noFigures, readFigures, type PeriodFigures } from "./read-figures.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";

/** Returns the day of a moment in the office's calendar. */
export const todayOf = (now: Date, timezone: string) => wallClock(now, timezone).toISOString().slice(0, 10);

/** Reads the figures of a kind's requests in a period, and in the one before. */
export async function morningRequests(deps: ListNeeds, { period: name, kind }: MorningQuery): Promise<MorningRequests> {
  const at = deps.clock();
  const today = todayOf(at, deps.settings.agency().timezone);
  const period = periodOf(name, today);
  const [now, before] = await readBoth(deps, kind, period);
  const unconfirmed = await countPage(deps, kind, { stage: "won", confirmed: "no", readerId: 0, sort: "requestDate" });
  const withoutPolicy = await countPage(deps, kind, { policy: "missing", readerId: 0, sort: "requestDate" });
  const names = await readNames(deps, [...now.groups.owner.keys(), ...before.groups.owner.keys()]);
  const groupsOf = (by: Grouping) => {
    const rows = by === "week" ? weeksOf(now, before, kind, period) : largestOf(now, before, kind, by);
    const shown = by === "week" ? rows : rows.slice(0, MOST_GROUPS);
    return {
      rows: by === "owner" ? shown.map((row) => ({ ...row, name: names.get(row.key) ?? "" })) : shown,
      left: rows.length - shown.length,
    };
  };
  return {
    at: at.toISOString(),
    kind,
    period,
    totals: { now: now.totals, before: before.totals },
    groups: recordOf(GROUPINGS, groupsOf),
    lost: lostOf(now, before),
    unconfirmed,
    withoutPolicy,
  };
}

/** Reads both periods from one snapshot. */
function readBoth(deps: ListNeeds, kind: LeadKind, period: Period): Promise<[PeriodFigures, PeriodFigures]> {
  return deps.db.transaction(
    async (db) => {
      const sums = await findDaySums({ ...deps, db }, kind);
      return [await readFigures(sums, period), await readFigures(sums, period.before)];
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Lists the groups of either period, those with most requests first. */
function largestOf(now: PeriodFigures, before: PeriodFigures, kind: LeadKind, by: Grouping): Group[] {
  const [these, those] = [now.groups[by], before.groups[by]];
  const keys = [...new Set([...these.keys(), ...those.keys()])];
  return keys
    .map((key) => ({ key, now: these.get(key) ?? noFigures(kind), before: those.get(key) ?? noFigures(kind) }))
    .toSorted((one, other) => other.now.received - one.now.received || (one.key < other.key ? -1 : 1));
}

/** Lists every week of a period, beside the week at the same place in the period before. */
function weeksOf(now: PeriodFigures, before: PeriodFigures, kind: LeadKind, period: Period): Group[] {
  return mondaysOf(period).map((key) => ({
    key,
    now: now.groups.week.get(key) ?? noFigures(kind),
    before: before.groups.week.get(dayLater(key, -7 * period.weeks)) ?? noFigures(kind),
  }));
}

function lostOf(now: PeriodFigures, before: PeriodFigures): MorningRequests["lost"] {
  const reasons = new Set<LostReason>([...LOST_REASONS, ...now.lost.keys(), ...before.lost.keys()]);
  return [...reasons]
    .map((reason) => ({
      reason,
      now: now.lost.get(reason) ?? 0,
      before: before.lost.get(reason) ?? 0,
    }))
    .filter((row) => row.now + row.before > 0)
    .toSorted((one, other) => other.now - one.now);
}

async function readNames({ db }: ListNeeds, keys: string[]): Promise<Map<string, string>> {
  const ids = keys.map(Number).filter(Number.isInteger);
  if (ids.length === 0) return new Map();
  const { id, firstName, lastName } = users;
  const rows = await db.select({ id, firstName, lastName }).from(users).where(inArray(id, ids));
  return new Map(rows.map((row) => [String(row.id), fullNameOf(row)]));
}
