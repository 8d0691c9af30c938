import { and, desc, eq, inArray, isNotNull, lt, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { emailKey, phoneKey } from "../../../domain/work/customer-keys.ts";
import type { Database } from "../../platform/db/client.ts";
import { customerKeys, customers, customerTags, policies, requests } from "../../platform/db/schema/index.ts";
import { findIds } from "../../platform/db/search.ts";
import type { Page } from "../../platform/http/paging.ts";
import { keptIdsOf } from "./family.ts";
import { tagsOfCustomers } from "./tag-customer.ts";
import { presentCustomers } from "./present-customers.ts";

/** Lists one page of customers who have all of these tags, the newest first. */
export async function listCustomers(db: Database, tagIds: readonly number[], { limit, before }: Page) {
  const [first, ...others] = tagIds;
  const { source, id } = first === undefined ? KEPT_CUSTOMERS : customersWithTag(first);
  const where = and(hasTags(id, others), before ? lt(id, before) : undefined);
  const rows = await db.select({ id }).from(source).where(where).orderBy(desc(id)).limit(limit);
  return presentCustomers(
    db,
    rows.map((row) => row.id),
  );
}

/** The SQL of the customers that were not merged into others, and of their id. */
const KEPT_CUSTOMERS = {
  source: sql`(select id from ${customers} where merged_into_id is null) kept`,
  id: sql<number>`kept.id`,
};

/**
 * Returns the SQL of such customers with a tag, and of their id. Read in the order of the list, which the index of the
 * tag has; `offset 0` keeps the planner from reading all customers in that order: a tag that only old ones have would
 * be looked for in every newer one.
 */
function customersWithTag(tagId: number) {
  const source = sql`(select customer_id from ${customerTags} where tag_id = ${tagId}::int) tagged cross join lateral
    (select from ${customers} where id = tagged.customer_id and merged_into_id is null offset 0) kept`;
  return { source, id: sql<number>`tagged.customer_id` };
}

/** Builds the SQL condition for customers who have all of these tags. */
function hasTags(customerId: AnyColumn | SQL, tagIds: readonly number[]): SQL | undefined {
  return and(
    ...tagIds.map(
      (id) =>
        sql`${customerId} in (select tagged.customer_id from ${customerTags} tagged where tagged.tag_id = ${id}::int)`,
    ),
  );
}

/**
 * Searches customers by name, phone, e-mail, request reference or policy number, among those who have all of these
 * tags; the likeliest first.
 */
export async function findCustomers(db: Database, words: string, tagIds: readonly number[], limit: number) {
  const found = [
    ...(await byKey(db, words)),
    ...(await byName(db, words, tagIds, limit)),
    ...(await byRequest(db, words, tagIds, limit)),
    ...(await byPolicy(db, words, tagIds, limit)),
  ];
  const kept = [...new Set(await keptIdsOf(db, found))];
  const tags = tagIds.length > 0 ? await tagsOfCustomers(db, kept) : new Map<number, number[]>();
  const isTagged = (id: number) => tagIds.every((tagId) => tags.get(id)?.includes(tagId));
  return presentCustomers(db, kept.filter(isTagged).slice(0, limit));
}

/** Finds customers by their exact email address or phone number, normalized, so the way of typing does not matter. */
async function byKey(db: Database, words: string): Promise<number[]> {
  const values = [emailKey(words), phoneKey(words)].filter((key) => key !== null);
  const rows = await db
    .select({ id: customerKeys.customerId })
    .from(customerKeys)
    .where(inArray(customerKeys.value, values));
  return rows.map(({ id }) => id);
}

function byName(db: Database, words: string, tagIds: readonly number[], limit: number): Promise<number[]> {
  const { id, search } = customers;
  return findIds(db, { table: customers, id, at: id, search }, { words, where: hasTags(id, tagIds), limit });
}

async function byRequest(db: Database, words: string, tagIds: readonly number[], limit: number): Promise<number[]> {
  const { id, requestDate: at, search, customerId } = requests;
  const where = and(eq(requests.isSuspect, false), isNotNull(customerId), hasTags(customerId, tagIds));
  const ids = await findIds(db, { table: requests, id, at, search }, { words, where, limit });
  const rows = await db.select({ customerId }).from(requests).where(inArray(id, ids));
  return rows.flatMap((row) => row.customerId ?? []);
}

async function byPolicy(db: Database, words: string, tagIds: readonly number[], limit: number): Promise<number[]> {
  const { id, search, customerId } = policies;
  const ids = await findIds(
    db,
    { table: policies, id, at: id, search },
    { words, where: hasTags(customerId, tagIds), limit },
  );
  const rows = await db.select({ customerId }).from(policies).where(inArray(id, ids));
  return rows.map((row) => row.customerId);
}
