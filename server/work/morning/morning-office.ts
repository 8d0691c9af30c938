import { count, eq, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { byChannel, byFigures, type MessageChannel } from "../../../domain/work/channels.ts";
import type { MorningOffice, PeriodQuery } from "../../../domain/api/work/morning.ts";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { RENEWAL_DAYS } from "../../../domain/work/customer-options.ts";
import { periodOf, type Days, type Period } from "../../../domain/work/morning/periods.ts";
import type { Database } from "../../platform/db/client.ts";
import { startOfDay } from "../../platform/db/office-day.ts";
import {
  deskEvents,
  doNotCalls,
  newsletterSubscribers,
  policies,
  requests,
  smsOptOuts,
} from "../../platform/db/schema/index.ts";
import { isBinned } from "../history/terms.ts";
import type { ListNeeds } from "../leads/page-of-leads.ts";
import { countMessages } from "./message-sums.ts";
import { todayOf } from "./morning-requests.ts";
import { readWaiting } from "./waiting.ts";

type Delivered = MorningOffice["delivery"]["emails"];

/** Reads the figures of the office: waiting requests, renewals, opt-outs, subscribers and message delivery. */
export async function morningOffice(deps: ListNeeds, { period: name }: PeriodQuery): Promise<MorningOffice> {
  const { db } = deps;
  const { timezone } = deps.settings.agency();
  const today = todayOf(deps.clock(), timezone);
  const period = periodOf(name, today);
  const span = { period, timezone };
  const { status, confirmedAt, unsubscribedAt } = newsletterSubscribers;
  const isOf = (one: "confirmed" | "unsubscribed") => eq(status, one);
  const [waiting, renewals, texts, forbidden, left, subscribers, delivery, calls] = await Promise.all([
    readWaiting(deps),
    readRenewals(db, today),
    readGrowing(db, smsOptOuts.createdAt, span),
    readGrowing(db, doNotCalls.createdAt, span),
    readGrowing(db, unsubscribedAt, span, isOf("unsubscribed")),
    readGrowing(db, confirmedAt, span, isOf("confirmed")),
    readDelivery(db, span),
    readCalls(deps, span, reachingOutcomes(deps.settings.agency())),
  ]);
  return {
    period,
    waiting,
    renewals,
    optOuts: { texts, calls: forbidden, newsletter: left },
    subscribers,
    calls,
    delivery: byFigures(delivery),
  };
}

/** A period by the office's calendar. */
type Span = { period: Period; timezone: string };

/** Returns the SQL condition that a moment lies within the days of a period. */
function isWithin(moment: AnyPgColumn, { from, to }: Days, timezone: string): SQL {
  return sql`(${moment} >= ${startOfDay(from, timezone)} and ${moment} < ${startOfDay(to, timezone, 1)})`;
}

/** Counts the rows of a period and of the one before. */
const inBoth = (moment: AnyPgColumn, { period, timezone }: Span) => ({
  now: sql<number>`(count(*) filter (where ${isWithin(moment, period, timezone)}))::integer`,
  before: sql<number>`(count(*) filter (where ${isWithin(moment, period.before, timezone)}))::integer`,
});

async function readGrowing(db: Database, moment: AnyPgColumn, span: Span, only?: SQL) {
  const [row] = await db
    .select({ all: count(), ...inBoth(moment, span) })
    .from(moment.table as typeof smsOptOuts)
    .where(only);
  return row ?? { all: 0, now: 0, before: 0 };
}

/** Returns the outcomes of calls that reached the customer. */
const reachingOutcomes = ({ outcomes }: Agency) =>
  outcomes.callOutcomes.filter(({ isReached }) => isReached).map(({ id }) => id);

/**
 * Counts the calls of a period and of the one before: made, received, and those that reached somebody. Leaves out those
 * of requests in the bin, as the list of calls does. Those are few: looking for them is faster than reading every
 * request with a call.
 */
async function readCalls(
  deps: ListNeeds,
  { period, timezone }: Span,
  reaching: readonly string[],
): Promise<MorningOffice["calls"]> {
  const { at, data, requestId } = deskEvents;
  const isOfBinned = sql`exists (select from ${requests} where ${requests.id} = ${requestId} and ${isBinned(deps)})`;
  const isReceived = sql`coalesce(${data}->>'direction', 'out') = 'in'`;
  const isReached = sql`(${data}->>'outcome' = any(${sql.param([...reaching])}::text[]))`;
  const counted = (days: Days, which: SQL) =>
    sql<number>`(count(*) filter (where ${isWithin(at, days, timezone)} and ${which}))::integer`;
  const both = (which: SQL) => ({ now: counted(period, which), before: counted(period.before, which) });
  const [row] = await deps.db
    .select({ made: both(sql`not ${isReceived}`), received: both(isReceived), reached: both(isReached) })
    .from(deskEvents)
    .where(
      // Written as the partial index has it.
      sql`${deskEvents.type} = 'call' and ${deskEvents.undoneAt} is null
        and ${at} >= ${startOfDay(period.before.from, timezone)} and ${at} < ${startOfDay(period.to, timezone, 1)}
        and not ${isOfBinned}`,
    );
  const none = { now: 0, before: 0 };
  return row ?? { made: none, received: none, reached: none };
}

/** Counts the policies of the renewals view, by spans of days that contain each other. */
async function readRenewals(db: Database, today: string): Promise<MorningOffice["renewals"]> {
  const { renewsOn, premiumCents, status } = policies;
  const most = RENEWAL_DAYS.at(-1) ?? "0";
  const by = RENEWAL_DAYS.map((days) => {
    const isDue = sql`${renewsOn} <= ${today}::date + ${days}::integer`;
    return sql`(count(*) filter (where ${isDue}))::integer as ${sql.raw(`count_${days}`)},
      coalesce(sum(${premiumCents}) filter (where ${isDue}), 0)::text as ${sql.raw(`cents_${days}`)}`;
  });
  const due = sql`${status} = 'active' and ${renewsOn} between ${today}::date and ${today}::date + ${most}::integer`;
  const { rows } = await db.execute<Record<string, number | string>>(
    sql`select ${sql.join(by, sql`, `)} from ${policies} where ${due}`,
  );
  return RENEWAL_DAYS.map((days) => ({
    days,
    count: Number(rows[0]?.[`count_${days}`] ?? 0),
    premiumCents: Number(rows[0]?.[`cents_${days}`] ?? 0),
  }));
}

/** Counts the outgoing messages to customers and colleagues by channel and status, the most frequent first. */
async function readDelivery(db: Database, { period, timezone }: Span): Promise<Record<MessageChannel, Delivered>> {
  const found = (await countMessages(db, period, timezone)).toSorted(
    (one, other) => other.now - one.now || (one.status < other.status ? -1 : 1),
  );
  return byChannel((of) => found.filter((row) => row.channel === of).map(({ channel: _channel, ...counts }) => counts));
}
