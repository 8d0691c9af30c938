import { and, asc, desc, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { searchWords } from "../../domain/search.ts";
import type { Database } from "./client.ts";

/** What a search runs over: a table, the order of its list (`at`, then `id`) and the words of its rows. */
export type Searched = { table: PgTable; id: PgColumn; at: PgColumn | SQL; search: PgColumn; isOldestFirst?: boolean };

const MOST_ROWS = 2_147_483_647;

/** How many rows are looked at one by one before the index of words is asked. */
const WINDOWS = [1_000, 10_000];

/**
 * The ids of a page of what is found: rows that hold words beginning with each of the words searched for.
 * The index of words finds seldom words at once, but would gather every row that has a common one before the first
 * could be shown. So the head of the list is looked through first: a common word fills the page from there.
 */
export async function findIds(
  db: Database,
  searched: Searched,
  { words, where, limit }: { words: string; where: SQL | undefined; limit: number },
): Promise<number[]> {
  const wanted = prefixQuery(words);
  for (const window of WINDOWS) {
    const found = await lookThrough(db, searched, { where, window, wanted, limit });
    if (found.length === limit) return found;
    if (found.length < limit / 5) break;
  }
  return askIndex(db, searched, { where, wanted, limit });
}

/** Under a name of its own: where a list is in the order of its ids, it would be there twice. */
const orderOf = (at: PgColumn | SQL) => sql`${at}`.as("at");

type Ids = { id: unknown }[];
const numbers = (rows: Ids) => rows.map((row) => row.id as number);

async function lookThrough(
  db: Database,
  { table, id, at, search, isOldestFirst }: Searched,
  { where, window, wanted, limit }: { where: SQL | undefined; window: number; wanted: SQL; limit: number },
): Promise<number[]> {
  const by = isOldestFirst ? asc : desc;
  const head = db
    .select({ id, at: orderOf(at), search })
    .from(table)
    .where(where)
    .orderBy(by(at), by(id))
    .limit(window)
    .as("head");
  const found = await db
    .select({ id: head.id })
    .from(head)
    .where(sql`${head.search} @@ ${wanted}`)
    .orderBy(by(head.at), by(head.id))
    .limit(limit);
  return numbers(found);
}

async function askIndex(
  db: Database,
  { table, id, at, search, isOldestFirst }: Searched,
  { where, wanted, limit }: { where: SQL | undefined; wanted: SQL; limit: number },
): Promise<number[]> {
  const by = isOldestFirst ? asc : desc;
  // The limit, which never bites, keeps the order out of the inner query: else the planner would walk the list in it.
  const hits = db
    .select({ id, at: orderOf(at) })
    .from(table)
    .where(and(where, sql`${search} @@ ${wanted}`))
    .limit(MOST_ROWS)
    .as("hits");
  const found = await db.select({ id: hits.id }).from(hits).orderBy(by(hits.at), by(hits.id)).limit(limit);
  return numbers(found);
}

/** What a search asks the words of a row: one that begins with each of the words searched for. */
function prefixQuery(words: string): SQL {
  const terms = searchWords(words).map((word) => `'${word.replace(/['\\]/g, "$&$&")}':*`);
  return sql`${terms.join(" & ")}::tsquery`;
}
