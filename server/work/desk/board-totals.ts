import { sql } from "drizzle-orm";
import type { BoardTotals } from "../../../domain/api/work/desk.ts";
import { STAGES } from "../../../domain/work/desk/stages.ts";
import { recordOf } from "../../../domain/platform/typed-records.ts";
import { premiums, requests } from "../../platform/db/schema/index.ts";
import type { ReaderFilter } from "../leads/narrow-work.ts";
import { filterCondition, type ListNeeds } from "../leads/page-of-leads.ts";

type Column = { stage: string; count: number; cents: string };

/**
 * Counts the quote requests of every stage and sums up their premiums for a year: of each request the chosen premium,
 * otherwise the lowest. Covers all requests of the columns, not only the cards that the board shows.
 */
export async function boardTotals(deps: ListNeeds, filter: ReaderFilter): Promise<BoardTotals> {
  const yearly = sql`select distinct on (request_id) request_id, cents * 12.0 / months as cents from ${premiums}
    order by request_id, is_chosen desc, cents * 12.0 / months`;
  const { rows } = await deps.db.execute<Column>(sql`
    with yearly as (${yearly})
    select ${requests.stage} as stage, count(*)::int as count, coalesce(round(sum(yearly.cents)), 0)::text as cents
    from ${requests} left join yearly on yearly.request_id = ${requests.id}
    where ${filterCondition(deps, "quote", filter)} group by ${requests.stage}`);
  const byStage = new Map(rows.map((row) => [row.stage, row]));
  return recordOf(STAGES.quote, (stage) => {
    const { count = 0, cents = "0" } = byStage.get(stage) ?? {};
    return { count, yearlyCents: Number(cents) };
  });
}
