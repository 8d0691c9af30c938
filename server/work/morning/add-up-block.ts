import { sql } from "drizzle-orm";
import { A_BLOCK, addUp, BLOCK_DAYS, LEVELS, type Cell, type Level } from "../../../domain/work/morning/sums.ts";
import type { LeadKind } from "../../../domain/work/request-kinds.ts";
import type { ListNeeds } from "../leads/page-of-leads.ts";
import { rulesOf } from "./day-sums.ts";

/**
 * Quiet period of a block before it is added up: while any of its days has changed lately, they are read one by one.
 */
const QUIET_MS = 3_600_000;

type LevelCells = { level: Level; cells: Cell[] };

/** Adds up one block whose days are all counted. Returns 1, or 0 when there is none left to add up. */
export async function addUpBlock(deps: ListNeeds): Promise<number> {
  const { db, clock } = deps;
  const quietSince = new Date(clock().getTime() - QUIET_MS).toISOString();
  const found = await db.execute<{ kind: LeadKind; starts: string }>(sql`with blocks as (
      select kind, day - (day - ${A_BLOCK}::date) % ${BLOCK_DAYS}::integer as starts from kept.day_sums
      where days = 1 and level = 'all'
      group by 1, 2 having count(*) = ${BLOCK_DAYS} and coalesce(max(changed_at) < ${quietSince}::timestamptz, true))
    select kind, starts::text from blocks
    where not exists (select from kept.day_sums sums
      where sums.kind = blocks.kind and days = ${BLOCK_DAYS} and day = starts)
    limit 1`);
  const [block] = found.rows;
  if (!block) return 0;
  const { rows } = await db.execute<LevelCells>(sql`
    select level, cells from kept.day_sums where kind = ${block.kind} and days = 1
    and day between ${block.starts}::date and ${block.starts}::date + ${BLOCK_DAYS - 1}::integer`);
  const sums = LEVELS.map((level) => ({
    level,
    cells: addUp(rows.filter((row) => row.level === level).flatMap(({ cells }) => cells)),
  }));
  await db.execute(sql`insert into kept.day_sums (kind, days, day, level, cells, rules)
    select ${block.kind}, ${BLOCK_DAYS}, ${block.starts}::date, level, cells, ${rulesOf(deps)}
    from json_to_recordset(${JSON.stringify(sums)}::json) as added (level text, cells json)`);
  return 1;
}
