import { and, asc, desc, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { searchWords } from "../../../domain/platform/search.ts";
import type { Database } from "./client.ts";

/** The target of a search: a table, the order of its list (`at`, then `id`) and the search terms of its rows. */
export type Searched = { table: PgTable; id: PgColumn; at: PgColumn | SQL; search: PgColumn; isOldestFirst?: boolean };

const NO_LIMIT = 2_147_483_647;

/** Numbers of rows that are scanned at the head of the list: always, and at most, where that promises a page. */
const HEAD = 1_000;
const LONG_HEAD = 10_000;

/** Maximum number of rows with a rare word, which are then scanned for the other words. */
const MAX_RARE_ROWS = 200;

/**
 * Finds the ids of a page of search results: rows that hold words beginning with each of the words searched for (prefix
 * search). The index finds rare words at once, but would gather every row that has a common one before the first could
 * be shown. So the head of the list is scanned first: a common word fills the page from there. Of several words the
 * longest is looked up alone, of equals the last, which in a name is the family's. The other words are then searched in
 * the few rows that hold it.
 */
export async function findIds(
  db: Database,
  searched: Searched,
  { words, where, limit }: { words: string; where: SQL | undefined; limit: number },
): Promise<number[]> {
  const terms = searchWords(words)
    .toReversed()
    .toSorted((one, other) => other.length - one.length);
  const wanted = prefixQuery(terms);
  const scan = (window: number, among = where) => scanHead(db, searched, { where: among, window, wanted, limit });
  const atHead = await scan(HEAD);
  if (atHead.length === limit) return atHead;
  // Estimate of the rows that hold a page, and some more.
  const enough = Math.ceil((1.3 * HEAD * limit) / atHead.length);
  if (enough <= LONG_HEAD) {
    const found = await scan(enough);
    if (found.length === limit) return found;
  }
  const few = terms.length > 1 ? await findRareRows(db, searched, prefixQuery(terms.slice(0, 1))) : null;
  return few
    ? scan(MAX_RARE_ROWS, and(where, inArray(searched.id, few)))
    : searchByIndex(db, searched, { where, wanted, limit });
}

/** Finds the rows that hold a word; null where they are many. */
async function findRareRows(db: Database, { table, id, search }: Searched, wanted: SQL): Promise<number[] | null> {
  const found = await db
    .select({ id })
    .from(table)
    .where(sql`${search} @@ ${wanted}`)
    .limit(MAX_RARE_ROWS + 1);
  return found.length > MAX_RARE_ROWS ? null : numbers(found);
}

/** Aliases the sort column: where a list is sorted by id, the id would be selected twice under one name. */
const sortColumn = (at: PgColumn | SQL) => sql`${at}`.as("at");

type Ids = { id: unknown }[];
const numbers = (rows: Ids) => rows.map((row) => row.id as number);

async function scanHead(
  db: Database,
  { table, id, at, search, isOldestFirst }: Searched,
  { where, window, wanted, limit }: { where: SQL | undefined; window: number; wanted: SQL; limit: number },
): Promise<number[]> {
  const by = isOldestFirst ? asc : desc;
  const head = db
    .select({ id, at: sortColumn(at), search })
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

async function searchByIndex(
  db: Database,
  { table, id, at, search, isOldestFirst }: Searched,
  { where, wanted, limit }: { where: SQL | undefined; wanted: SQL; limit: number },
): Promise<number[]> {
  const by = isOldestFirst ? asc : desc;
  // The limit never applies. It keeps the sorting out of the inner query: else the planner would walk the list in
  // order.
  const hits = db
    .select({ id, at: sortColumn(at) })
    .from(table)
    .where(and(where, sql`${search} @@ ${wanted}`))
    .limit(NO_LIMIT)
    .as("hits");
  const found = await db.select({ id: hits.id }).from(hits).orderBy(by(hits.at), by(hits.id)).limit(limit);
  return numbers(found);
}

/** Builds the tsquery of a search: a row has to hold a word that begins with each of the words searched for. */
export function prefixQuery(words: string[]): SQL {
  const terms = words.map((word) => `'${word.replace(/['\\]/g, "$&$&")}':*`);
  return sql`${terms.join(" & ")}::tsquery`;
}
