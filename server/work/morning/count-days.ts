import { KINDS, type LeadKind } from "../../../domain/work/request-kinds.ts";
import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { GROUPINGS, type Grouping } from "../../../domain/work/morning/figures.ts";
import { ENDS_OF } from "../../../domain/work/desk/stages.ts";
import { NONE } from "../../../domain/work/lead-options.ts";
import { dayLater, mondayOf, type Days } from "../../../domain/work/morning/periods.ts";
import { runsOf, type Cell, type Level } from "../../../domain/work/morning/sums.ts";
import { startOfDay } from "../../platform/db/office-day.ts";
import { laterAnswers, premiums, requests } from "../../platform/db/schema/index.ts";
import { CAMPAIGN, CAME_FROM } from "../leads/came-from.ts";
import { filterCondition, todayAtOffice, type ListNeeds } from "../leads/page-of-leads.ts";
import { dayOf, officeDays, openUntil } from "./office-time.ts";

/** The counts of a kind's requests on one day: of all requests, or of one group. */
export type DayCell = Cell & { day: string; level: Level };

/** The statements that count some days of a kind from the rows themselves. A further figure is one more statement. */
const STATEMENTS = [received, ended, answeredLater];

/**
 * Version of the counting. Raise it when other figures are counted, or the same ones in another way: stored sums are
 * then recounted.
 */
export const COUNTING_VERSION = 3;

/** Days after today that answers may be dated: none is later, by a clock that is nearly right. */
const DAYS_AHEAD = 2;

/** Counts the requests of a kind on some days from the requests themselves, not from stored sums. */
export async function countDays(deps: ListNeeds, kind: LeadKind, days: readonly string[]): Promise<DayCell[]> {
  const counted: DayCell[] = [];
  // One statement for each run of days: of a fixed range the query planner knows how few requests it has.
  for (const run of runsOf(days)) {
    for (const statement of STATEMENTS) {
      const { rows } = await deps.db.execute<DayCell>(statement(deps, kind, run));
      for (const row of rows) counted.push(row);
    }
  }
  const all = counted.filter(({ level }) => level === "all");
  return [...counted, ...all.map((cell): DayCell => ({ ...cell, level: "week", key: mondayOf(cell.day) }))];
}

type GroupColumn = Exclude<Grouping, "week"> | "reason" | "site";
const GROUPED_BY: readonly GroupColumn[] = GROUPINGS.filter((by) => by !== "week");
const RECEIVED_BY: readonly GroupColumn[] = [...GROUPED_BY, "site"];
const ENDED_BY: readonly GroupColumn[] = [...GROUPED_BY, "reason"];

/**
 * Builds the statement for requests received: their number, their response times in open minutes, how many agreed to
 * calls, and how many of those sent on the site were won. Groups by minute first: there are fewer minutes than
 * requests.
 */
function received(deps: ListNeeds, kind: LeadKind, days: Days): SQL {
  const { requestDate, firstResponseAt, consentId, stage, confirmedAt } = requests;
  const agency = deps.settings.agency();
  const day = dayOf(requestDate, agency.timezone);
  // Answers after the last of the days count too.
  const until = { from: days.from, to: dayLater(todayAtOffice(deps), DAYS_AHEAD) };
  const isWon = sql`${stage} = 'won' and ${confirmedAt} is not null`;
  const between = sql`${openUntil(firstResponseAt, sql`heard`)} - (${openUntil(requestDate, sql`came`)})`;
  // An unanswered request has no response time yet; `greatest(null, 0)` would be 0.
  const took = sql`case when ${firstResponseAt} is not null then ceil(greatest(${between}, 0) / 60000)::integer end`;
  return sql`with office as materialized (${officeDays(agency, until)}), request as materialized (
      select ${day} as day, ${groupColumns(RECEIVED_BY)}, ${took} as minutes, ${consentId} as consent,
        (${isWon})::integer as won
      from ${requests}
        left join office came on came.day = ${day}
        left join office heard on heard.day = ${dayOf(firstResponseAt, agency.timezone)}
      where ${filterCondition(deps, kind, { ...EVERYBODY, ...days })}
    ), by_minute as (
      select day, ${levelOf(RECEIVED_BY)}, minutes, count(*) as n, count(consent) as agreed, sum(won) as won
      from request group by grouping sets (${groupingSets(RECEIVED_BY, "minutes")})
    ) select day::text, level, key,
        json_build_object('received', sum(n), 'consented', sum(agreed), 'wonOfThem', sum(won)) as counts,
        json_build_object('response', coalesce('[' || string_agg(minutes || ',' || n, ',') || ']', '[]')::json)
          as times
      from by_minute group by day, level, key`;
}

/**
 * Builds the statement for requests that ended: the outcome, the reason and the premium for a year. A won request counts once
 * somebody has confirmed it.
 */
function ended(deps: ListNeeds, kind: LeadKind, days: Days): SQL {
  const { id, stage, endedAt, confirmedAt } = requests;
  const day = dayOf(endedAt, deps.settings.agency().timezone);
  const [good, other] = ENDS_OF[kind];
  const isGood = sql`${stage} = ${good} and (${stage} <> 'won' or ${confirmedAt} is not null)`;
  // A premium for six months counts twice: figures of different terms are compared by the year.
  const chosen = sql`(select sum(round(cents * 12.0 / months)) from ${premiums} where request_id = ${id} and is_chosen)`;
  return sql`with request as materialized (
      select ${day} as day, ${groupColumns(ENDED_BY)}, ${isGood} as is_good, ${stage} = ${other} as is_other,
        ${KINDS[kind].isSale ? sql`case when ${isGood} then ${chosen} end` : sql`0`} as premium
      from ${requests} where ${filterCondition(deps, kind, { ...EVERYBODY, endedFrom: days.from, endedTo: days.to })}
    ) select day::text, ${levelOf(ENDED_BY)}, json_build_object(${good}::text, count(*) filter (where is_good),
        ${other}::text, count(*) filter (where is_other), 'premium', coalesce(sum(premium), 0)) as counts,
        '{}'::json as times
      from request group by grouping sets (${groupingSets(ENDED_BY)})`;
}

/** Longest measured wait in days; longer ones count as this: office hours are not worth reading further back. */
const LONGEST_WAIT_DAYS = 180;

/**
 * Builds the statement for answers to customers who wrote again: their response times in open minutes, on the day on
 * which the answer was sent.
 */
function answeredLater(deps: ListNeeds, kind: LeadKind, days: Days): SQL {
  const { requestId, since, answeredAt } = laterAnswers;
  const agency = deps.settings.agency();
  const { timezone } = agency;
  const day = dayOf(answeredAt, timezone);
  const until = { from: dayLater(days.from, -LONGEST_WAIT_DAYS - 1), to: days.to };
  const wrote = sql`greatest(${since}, ${answeredAt} - make_interval(days => ${LONGEST_WAIT_DAYS}))`;
  const took = sql`${openUntil(answeredAt, sql`heard`)} - (${openUntil(wrote, sql`wrote`)})`;
  return sql`with office as materialized (${officeDays(agency, until)}), answer as materialized (
      select ${day} as day, ${groupColumns(GROUPED_BY)}, ceil(greatest(${took}, 0) / 60000)::integer as minutes
      from ${laterAnswers} join ${requests} on ${requests.id} = ${requestId}
        left join office wrote on wrote.day = ${dayOf(wrote, timezone)}
        left join office heard on heard.day = ${day}
      where ${answeredAt} >= ${startOfDay(days.from, timezone)} and ${answeredAt} < ${startOfDay(days.to, timezone, 1)}
        and ${filterCondition(deps, kind, EVERYBODY)}
    ), by_minute as (
      select day, ${levelOf(GROUPED_BY)}, minutes, count(*) as n
      from answer group by grouping sets (${groupingSets(GROUPED_BY, "minutes")})
    ) select day::text, level, key, '{}'::json as counts,
        json_build_object('later', ('[' || string_agg(minutes || ',' || n, ',') || ']')::json) as times
      from by_minute group by day, level, key`;
}

/** The filter of no reader in particular: figures are the same for whoever looks at them. */
const EVERYBODY = { readerId: 0, sort: "requestDate" } as const;

/** Returns the grouping sets: all requests of a day, and each column alone; each also by `besides`, if given. */
function groupingSets(columns: readonly GroupColumn[], besides?: string): SQL {
  const sets = [[], ...columns.map((by) => [`by_${by}`])];
  return sql.raw(sets.map((set) => `(${["day", ...set, ...(besides ? [besides] : [])].join(", ")})`).join(", "));
}

/** Selects the column that a row is grouped by as `level`, and its value as `key`. */
function levelOf(columns: readonly GroupColumn[]): SQL {
  // `grouping(column)` is 0 where rows are grouped by the column, and 1 where they are not.
  const names = columns.map((by) => `when grouping(by_${by}) = 0 then '${by}'`);
  const keys = columns.map((by) => `by_${by}::text`);
  return sql.raw(`case ${names.join(" ")} else 'all' end as level, coalesce(${keys.join(", ")}, '${NONE}') as key`);
}

/** Selects the columns that requests are grouped by. */
function groupColumns(columns: readonly GroupColumn[]): SQL {
  const { ownerId, type, language, lostReason, enteredById } = requests;
  const values: Record<GroupColumn, PgColumn | SQL> = {
    owner: ownerId,
    type,
    language,
    source: CAME_FROM,
    campaign: CAMPAIGN,
    reason: lostReason,
    site: sql`case when ${enteredById} is null then ${type} || ' ' || ${language} end`,
  };
  return sql.join(
    columns.map((by) => sql`${values[by]} as ${sql.raw(`by_${by}`)}`),
    sql`, `,
  );
}
