import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ENDS_OF, GROUPINGS, type Grouping } from "../../domain/morning/figures.ts";
import type { Figures } from "../../domain/api/morning.ts";
import type { LeadKind } from "../../domain/lead-options.ts";
import { dayLater, type Days } from "../../domain/morning/periods.ts";
import { NONE } from "../../domain/lead-options.ts";
import type { LostReason } from "../../domain/desk/stages.ts";
import { premiums, requests } from "../db/schema/index.ts";
import { CAMPAIGN, CAME_FROM } from "../leads/came-from.ts";
import { narrow, type ListNeeds } from "../leads/page-of-leads.ts";
import { dayOf, officeDays, openUntil } from "./office-time.ts";

/** By what ends are told apart besides. */
type By = Grouping | "reason";
/** What a query counted, of all requests or of one group, which `level` tells. */
type Row<Values> = Values & { level: By | "all"; key: string | null };
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
  const came = await readReceived(deps, kind, days, today);
  const ended = await readEnded(deps, kind, { endedFrom: days.from, endedTo: days.to });
  const read: Read = {
    totals: noFigures(kind),
    groups: Object.fromEntries(GROUPINGS.map((by) => [by, new Map()])) as Read["groups"],
    lost: new Map(),
  };
  const figuresAt = (level: Grouping | "all", key: string | null): Figures => {
    if (level === "all") return read.totals;
    const found = read.groups[level].get(key ?? NONE) ?? noFigures(kind);
    read.groups[level].set(key ?? NONE, found);
    return found;
  };
  for (const { level, key, ...counted } of came) {
    if (level !== "reason") Object.assign(figuresAt(level, key), counted);
  }
  const [good, other] = ENDS_OF[kind];
  for (const { level, key, ...counted } of ended) {
    const ends = { [good]: counted.good, [other]: counted.other };
    if (level !== "reason")
      Object.assign(figuresAt(level, key), { ended: ends, premiumCents: Number(counted.premium) });
    else if (key && counted.other > 0) read.lost.set(key as LostReason, counted.other);
  }
  return read;
}

type Received = Pick<Figures, "received" | "responded" | "consented" | "median" | "slowest">;

/**
 * Of those that came in: how many, how many had an answer, and within how many open minutes half of them and nine of
 * ten had it. Counted by minute first, in one pass: to sort all requests once for each group takes longer. What is
 * materialized is read once, and has no statistics that would make the planner sort it after all.
 */
async function readReceived(deps: ListNeeds, kind: LeadKind, days: Days, today: string): Promise<Row<Received>[]> {
  const { requestDate, firstResponseAt, consentId } = requests;
  // What was answered later than the period ended counts too.
  const until = { from: days.from, to: dayLater(today, 1) };
  const between = sql`${openUntil(firstResponseAt, sql`heard`)} - (${openUntil(requestDate, sql`came`)})`;
  // What nobody has answered took no time yet; the greatest of nothing and 0 would be 0.
  const took = sql`case when ${firstResponseAt} is not null then ceil(greatest(${between}, 0) / 60000)::integer end`;
  return execute<Received>(
    deps,
    sql`with office as materialized (${officeDays(until)}), request as materialized (
      select ${groupColumns(GROUPINGS, requestDate)}, ${took} as minutes, ${consentId} as consent
      from ${requests}
        left join office came on came.day = ${dayOf(requestDate)}
        left join office heard on heard.day = ${dayOf(firstResponseAt)}
      where ${narrow(deps, kind, { ...days, ...EVERYBODY })}
    ), by_minute as (
      select ${levelOf(GROUPINGS)}, minutes, count(*) as n, count(consent) as agreed
      from request group by grouping sets (${setsOf(GROUPINGS, "minutes")})
    ), added_up as (
      select *, sum(n) over (partition by level, key order by minutes) as until,
        sum(n) filter (where minutes is not null) over (partition by level, key) as answered from by_minute
    ) select level, key, sum(n)::integer as received, sum(agreed)::integer as consented,
        coalesce(sum(n) filter (where minutes is not null), 0)::integer as responded,
        min(minutes) filter (where until >= answered * 0.5) as median,
        min(minutes) filter (where until >= answered * 0.9) as slowest
      from added_up group by level, key`,
  );
}

type Ended = { good: number; other: number; premium: string };
const ENDED_BY: readonly By[] = [...GROUPINGS, "reason"];

/** Of those that came to an end: at which one, why, and what they bring. Won is what somebody has confirmed. */
async function readEnded(
  deps: ListNeeds,
  kind: LeadKind,
  days: { endedFrom: string; endedTo: string },
): Promise<Row<Ended>[]> {
  const { id, stage, endedAt, confirmedAt } = requests;
  const [good, other] = ENDS_OF[kind];
  const isGood = sql`${stage} = ${good} and (${stage} <> 'won' or ${confirmedAt} is not null)`;
  const chosen = sql`(select sum(cents) from ${premiums} where request_id = ${id} and is_chosen)`;
  return execute<Ended>(
    deps,
    sql`with request as materialized (
      select ${groupColumns(ENDED_BY, endedAt)}, ${isGood} as is_good, ${stage} = ${other} as is_other,
        ${kind === "quote" ? sql`case when ${isGood} then ${chosen} end` : sql`0`} as premium
      from ${requests} where ${narrow(deps, kind, { ...days, ...EVERYBODY })}
    ) select ${levelOf(ENDED_BY)}, (count(*) filter (where is_good))::integer as good,
        (count(*) filter (where is_other))::integer as other, coalesce(sum(premium), 0)::text as premium
      from request group by grouping sets (${setsOf(ENDED_BY)})`,
  );
}

/** Figures are the same for whoever looks at them. */
const EVERYBODY = { readerId: 0, sort: "requestDate" } as const;

/** All requests together, and by each of the columns alone; each time by one more, if told. */
function setsOf(columns: readonly By[], besides?: string): SQL {
  const sets = [[], ...columns.map((by) => [`by_${by}`])];
  return sql.raw(sets.map((set) => `(${[...set, ...(besides ? [besides] : [])].join(", ")})`).join(", "));
}

/** By which column a row is grouped, and what stands in it. */
function levelOf(columns: readonly By[]): SQL {
  // The database says of a column 0 where rows are grouped by it, and 1 where they are not.
  const names = columns.map((by) => `when grouping(by_${by}) = 0 then '${by}'`);
  const keys = columns.map((by) => `by_${by}::text`);
  return sql.raw(`case ${names.join(" ")} else 'all' end as level, coalesce(${keys.join(", ")}) as key`);
}

/** By what a request is grouped; its week is that of a moment. */
function groupColumns(columns: readonly By[], moment: PgColumn): SQL {
  const values: Record<By, PgColumn | SQL> = {
    owner: requests.ownerId,
    type: requests.type,
    language: requests.language,
    source: CAME_FROM,
    campaign: CAMPAIGN,
    week: sql`date_trunc('week', ${dayOf(moment)}::timestamp)::date`,
    reason: requests.lostReason,
  };
  return sql.join(
    columns.map((by) => sql`${values[by]} as ${sql.raw(`by_${by}`)}`),
    sql`, `,
  );
}

async function execute<Values>({ db }: ListNeeds, query: SQL): Promise<Row<Values>[]> {
  const { rows } = (await db.execute(query)) as { rows: Row<Values>[] };
  return rows;
}
