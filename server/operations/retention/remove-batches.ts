import { and, asc, sql, type SQL } from "drizzle-orm";
import { byTab, KINDS, type LeadTab } from "../../../domain/work/request-kinds.ts";
import type { Database } from "../../platform/db/client.ts";
import { messages, requests } from "../../platform/db/schema/index.ts";
import type { Deps } from "../../platform/deps.ts";
import type { WithSettings } from "../../platform/deps/settings.ts";
import { keepDataWishes } from "../../work/history/task-rows.ts";
import { findExpired } from "../../work/history/terms.ts";
import type { Counts, ExpiredRowsQuery } from "./expired-rows.ts";

/** Rows per statement, or requests per transaction: nobody should wait long for the rows around them. */
const BATCH = 500;

/**
 * Removes rows in batches, each in a statement of its own: killed at any point, it goes on at the next run. A row that
 * somebody changes meanwhile stays until then.
 */
export async function deleteInBatches(
  db: Database,
  { table, which = sql`true`, oldest }: ExpiredRowsQuery,
): Promise<number> {
  if (oldest) return removeFromOldest(db, { table, which, oldest });
  for (let count = 0; ;) {
    const gone = await db.execute(sql`delete from ${table}
      where ctid = any(array(select ctid from ${table} where ${which} limit ${BATCH}))`);
    const batch = gone.rowCount ?? 0;
    count += batch;
    if (batch < BATCH) return count;
  }
}

type BatchResult = { rows: number; gone: number; at: string | null; place: string | null };

/**
 * Removes rows from the oldest on, by keyset pagination: it looks once at each row that is old enough, and deletes it
 * unless something else keeps it. A batch that began at the oldest again would look at all kept rows, and at those just
 * deleted.
 */
async function removeFromOldest(db: Database, { table, which, oldest }: Required<ExpiredRowsQuery>): Promise<number> {
  const { by, due } = oldest;
  let after = sql`true`;
  for (let count = 0; ;) {
    const found = await db.execute<BatchResult>(sql`
      with looked_at as materialized (
        select ctid as place, ${by} as at from ${table} where ${and(due, after)} order by ${by}, ctid limit ${BATCH}),
      gone as (
        delete from ${table} where ctid = any(array(select place from looked_at)) and ${which} returning 1),
      last as (select at, place from looked_at order by at desc, place desc limit 1)
      select (select count(*)::int from looked_at) as rows, (select count(*)::int from gone) as gone,
        (select at::text from last) as at, (select place::text from last) as place`);
    const [{ rows, gone, at, place } = { rows: 0, gone: 0, at: null, place: null }] = found.rows;
    count += gone;
    if (rows < BATCH) return count;
    after = sql`(${by}, ctid) > (${at}::timestamptz, ${place}::tid)`;
  }
}

/** Removes requests whose retention period is over, with their messages, the least recently used first. */
export async function removeLeads(
  { db, settings }: Pick<Deps, "db"> & WithSettings,
  now: Date,
): Promise<Pick<Counts, LeadTab>> {
  const isExpired = await findExpired(db, { settings }, now);
  const removed = byTab(() => 0);
  let after: SQL | undefined;
  for (;;) {
    const batch = await db.transaction((tx) => removeSome(tx, and(isExpired, after)));
    for (const { kind } of batch) removed[KINDS[kind].tab]++;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return removed;
    after = sql`(${requests.lastUsedAt}, ${requests.id}) > (${last.usedAt}::timestamptz, ${last.id}::integer)`;
  }
}

async function removeSome(tx: Database, which: SQL | undefined) {
  const { id, kind, lastUsedAt } = requests;
  const found = await tx
    .select({ id, kind, usedAt: sql<string>`${lastUsedAt}::text` })
    .from(requests)
    .where(which)
    .orderBy(asc(lastUsedAt), asc(id))
    .limit(BATCH)
    .for("update");
  if (found.length > 0) {
    // One array instead of 500 parameters: the statement stays the same, and little is thrown away after each batch.
    const numbers = found.map((row) => row.id);
    const ids = sql`any(${sql.param(numbers)}::integer[])`;
    await keepDataWishes(tx, numbers);
    await tx.delete(messages).where(sql`${messages.requestId} = ${ids}`);
    await tx.delete(requests).where(sql`${requests.id} = ${ids}`);
  }
  return found;
}
