import { and, asc, desc, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { searchWords } from "../../../domain/platform/search.ts";
import type { Database } from "./client.ts";

/** What a search runs over: a table, the order of its list (`at`, then `id`) and the words of its rows. */
export type Searched = { table: PgTable; id: PgColumn; at: PgColumn | SQL; search: PgColumn; isOldestFirst?: boolean };

const MOST_ROWS = 2_147_483_647;

/** How many rows at the head of the list are looked at one by one: always, and at most, where that promises a page. */
const HEAD = 1_000;
const LONG_HEAD = 10_000;

/** So few rows that hold one of the words are looked at one by one for the others. */
const SELDOM = 200;

/**
 * The ids of a page of what is found: rows that hold words beginning with each of the words searched for.
 * The index of words finds seldom words at once, but would gather every row that has a common one before the first
 * could be shown. So the head of the list is looked through first: a common word fills the page from there. Of several
 * words the longest is asked for alone, of equals the last, which in a name is the family's; and the others in the few
 * rows that it has.
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
  const look = (window: number, among = where) => lookThrough(db, searched, { where: among, window, wanted, limit });
  const atHead = await look(HEAD);
  if (atHead.length === limit) return atHead;
  // As many rows as should hold a page, and some more.
  const enough = Math.ceil((1.3 * HEAD * limit) / atHead.length);
  if (enough <= LONG_HEAD) {
    const found = await look(enough);
    if (found.length === limit) return found;
  }
  const few = terms.length > 1 ? await findSeldom(db, searched, prefixQuery(terms.slice(0, 1))) : null;
  return few ? look(SELDOM, and(where, inArray(searched.id, few))) : askIndex(db, searched, { where, wanted, limit });
}

/** The rows that hold a word, unless they are many. */
async function findSeldom(db: Database, { table, id, search }: Searched, wanted: SQL): Promise<number[] | null> {
  const found = await db
    .select({ id })
    .from(table)
    .where(sql`${search} @@ ${wanted}`)
    .limit(SELDOM + 1);
  return found.length > SELDOM ? null : numbers(found);
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
function prefixQuery(words: string[]): SQL {
  const terms = words.map((word) => `'${word.replace(/['\\]/g, "$&$&")}':*`);
  return sql`${terms.join(" & ")}::tsquery`;
}
