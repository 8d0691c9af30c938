import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ENDS_OF, GROUPINGS, type Grouping } from "../../domain/morning/figures.ts";
import type { Figures } from "../../domain/api/morning.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { dayLater, type Days } from "../../domain/morning/periods.ts";
import { NONE } from "../../domain/lead-options.ts";
import type { LostReason } from "../../domain/desk/stages.ts";
import { premiums } from "../db/schema/index.ts";
import { campaignOf, sourceOf } from "../leads/came-from.ts";
import { LEADS } from "../leads/kinds.ts";
import { narrow, type ListNeeds } from "../leads/page-of-leads.ts";
import { dayOf, officeDays, openUntil } from "./office-time.ts";

const MINUTE_MS = 60_000;
/** By what ends are told apart besides. */
type By = Grouping | "reason";
/** What a query counted, of all requests or of one group. */
type Row<Values> = Values & Record<By, string | null> & { level: number };
export type Read = { totals: Figures; groups: Record<Grouping, Map<string, Figures>>; lost: Map<LostReason, number> };

export const noFigures = (kind: LeadKind): Figures => ({
  received: 0,
  responded: 0,
  consented: 0,
  median: null,
  slowest: null,
  ended: Object.fromEntries(ENDS_OF[kind].map((end) => [end, 0])),
  premiumCents: 0,
});

/** What is counted of the requests of a kind that came in, and of those that ended, on the days of a period. */
export async function readFigures(deps: ListNeeds, kind: LeadKind, days: Days, today: string): Promise<Read> {
  const [came, ended] = await Promise.all([
    readReceived(deps, kind, days, today),
    readEnded(deps, kind, { endedFrom: days.from, endedTo: days.to }),
  ]);
  const read: Read = {
    totals: noFigures(kind),
    groups: Object.fromEntries(GROUPINGS.map((by) => [by, new Map()])) as Read["groups"],
    lost: new Map(),
  };
  const figuresAt = ({ level, ...row }: Row<object>): Figures | undefined => {
    const by = groupingAt(level);
    if (!by) return read.totals;
    if (by === "reason") return undefined;
    const key = row[by] ?? NONE;
    const found = read.groups[by].get(key) ?? noFigures(kind);
    read.groups[by].set(key, found);
    return found;
  };
  for (const { received, responded, consented, median, slowest, ...row } of came) {
    const minutes = (ms: number | null) => (ms === null ? null : Math.round(ms / MINUTE_MS));
    Object.assign(figuresAt(row) ?? {}, {
      received,
      responded,
      consented,
      median: minutes(median),
      slowest: minutes(slowest),
    });
  }
  const [good, other] = ENDS_OF[kind];
  for (const row of ended) {
    const figures = figuresAt(row);
    const counted = { ended: { [good]: row.good, [other]: row.other }, premiumCents: Number(row.premium) };
    if (figures) Object.assign(figures, counted);
    else if (row.reason && row.other > 0) read.lost.set(row.reason as LostReason, row.other);
  }
  return read;
}

type Received = {
  received: number;
  responded: number;
  consented: number;
  median: number | null;
  slowest: number | null;
};

/** Of those that came in: how many, how many had an answer, and how long that took by the office's clock. */
async function readReceived(deps: ListNeeds, kind: LeadKind, days: Days, today: string): Promise<Row<Received>[]> {
  const { table } = LEADS[kind];
  const { requestDate, firstResponseAt, consentId } = table;
  // What was answered later than the period ended counts too.
  const until = { from: days.from, to: dayLater(today, 1) };
  const between = sql`${openUntil(firstResponseAt, sql`heard`)} - (${openUntil(requestDate, sql`came`)})`;
  // What nobody has answered took no time yet; the greatest of nothing and 0 would be 0.
  const took = sql`case when ${firstResponseAt} is not null then greatest(${between}, 0) end`;
  return execute<Received>(
    deps,
    sql`with office as materialized (${officeDays(until)}), request as (
      select ${groupColumns(kind, requestDate, sql`null`)}, ${firstResponseAt} is not null as is_responded,
        ${consentId} is not null as is_consented, ${took} as took
      from ${table}
        left join office came on came.day = ${dayOf(requestDate)}
        left join office heard on heard.day = ${dayOf(firstResponseAt)}
      where ${narrow(deps, kind, { ...days, ...EVERYBODY })}
    ) select ${LEVEL}, count(*)::integer as received, (count(*) filter (where is_responded))::integer as responded,
        (count(*) filter (where is_consented))::integer as consented,
        percentile_cont(0.5) within group (order by took) as median,
        percentile_cont(0.9) within group (order by took) as slowest
      from request group by grouping sets (${SETS})`,
  );
}

type Ended = { good: number; other: number; premium: string };

/** Of those that came to an end: at which one, why, and what they bring. Won is what somebody has confirmed. */
async function readEnded(
  deps: ListNeeds,
  kind: LeadKind,
  days: { endedFrom: string; endedTo: string },
): Promise<Row<Ended>[]> {
  const { table } = LEADS[kind];
  const { id, stage, endedAt, confirmedAt, lostReason } = table;
  const [good, other] = ENDS_OF[kind];
  const isGood = sql`${stage} = ${good} and (${stage} <> 'won' or ${confirmedAt} is not null)`;
  const chosen = sql`(select sum(cents) from ${premiums} where quote_request_id = ${id} and is_chosen)`;
  return execute<Ended>(
    deps,
    sql`with request as (
      select ${groupColumns(kind, endedAt, lostReason)}, ${isGood} as is_good, ${stage} = ${other} as is_other,
        ${kind === "quote" ? sql`case when ${isGood} then ${chosen} end` : sql`0`} as premium
      from ${table} where ${narrow(deps, kind, { ...days, ...EVERYBODY })}
    ) select ${LEVEL}, (count(*) filter (where is_good))::integer as good,
        (count(*) filter (where is_other))::integer as other, coalesce(sum(premium), 0)::text as premium
      from request group by grouping sets (${SETS})`,
  );
}

/** Figures are the same for whoever looks at them. */
const EVERYBODY = { readerId: 0, sort: "requestDate" } as const;

const COLUMNS: readonly By[] = [...GROUPINGS, "reason"];
const named = (by: By) => sql.raw(`by_${by}`);
const LIST = sql.join(
  COLUMNS.map((by) => named(by)),
  sql`, `,
);
const SETS = sql`(), ${sql.join(
  COLUMNS.map((by) => sql`(${named(by)})`),
  sql`, `,
)}`;
const LEVEL = sql`grouping(${LIST}) as level, ${sql.join(
  COLUMNS.map((by) => sql`${named(by)}::text as ${sql.raw(by)}`),
  sql`, `,
)}`;

/** By what a request is grouped; its week is that of a moment. */
function groupColumns(kind: LeadKind, moment: PgColumn, reason: PgColumn | SQL): SQL {
  const { table, type } = LEADS[kind];
  const columns: Record<By, PgColumn | SQL> = {
    owner: table.ownerId,
    type,
    language: table.language,
    source: sourceOf(table),
    campaign: campaignOf(table),
    week: sql`date_trunc('week', ${dayOf(moment)})::date`,
    reason,
  };
  return sql.join(
    COLUMNS.map((by) => sql`${columns[by]} as ${named(by)}`),
    sql`, `,
  );
}

/** The database marks, in the bits of a number, the columns that a row is not grouped by. */
function groupingAt(level: number): By | undefined {
  return COLUMNS.find((_by, at) => !((level >> (COLUMNS.length - 1 - at)) & 1));
}

async function execute<Values>({ db }: ListNeeds, query: SQL): Promise<Row<Values>[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row<Values>[] };
  return rows;
}
