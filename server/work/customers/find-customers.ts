import { and, desc, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { emailKey, phoneKey } from "../../../domain/work/customer-keys.ts";
import type { Database } from "../../platform/db/client.ts";
import { customerKeys, customers, policies, requests } from "../../platform/db/schema/index.ts";
import { findIds } from "../../platform/db/search.ts";
import type { Page } from "../../platform/http/paging.ts";
import { keptIdsOf } from "./family.ts";
import { presentCustomers } from "./present-customers.ts";

/** Lists one page of customers, the newest first. */
export async function listCustomers(db: Database, { limit, before }: Page) {
  const { id, mergedIntoId } = customers;
  const rows = await db
    .select({ id })
    .from(customers)
    .where(and(isNull(mergedIntoId), before ? lt(id, before) : undefined))
    .orderBy(desc(id))
    .limit(limit);
  return presentCustomers(
    db,
    rows.map((row) => row.id),
  );
}

/** Searches customers by name, phone, e-mail, request reference or policy number; the likeliest first. */
export async function findCustomers(db: Database, words: string, limit: number) {
  const found = [
    ...(await byKey(db, words)),
    ...(await byName(db, words, limit)),
    ...(await byRequest(db, words, limit)),
    ...(await byPolicy(db, words, limit)),
  ];
  const kept = new Set(await keptIdsOf(db, found));
  return presentCustomers(db, [...kept].slice(0, limit));
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

function byName(db: Database, words: string, limit: number): Promise<number[]> {
  const { id, search } = customers;
  return findIds(db, { table: customers, id, at: id, search }, { words, where: undefined, limit });
}

async function byRequest(db: Database, words: string, limit: number): Promise<number[]> {
  const { id, requestDate: at, search, customerId } = requests;
  const where = and(eq(requests.isSuspect, false), isNotNull(customerId));
  const ids = await findIds(db, { table: requests, id, at, search }, { words, where, limit });
  const rows = await db.select({ customerId }).from(requests).where(inArray(id, ids));
  return rows.flatMap((row) => row.customerId ?? []);
}

async function byPolicy(db: Database, words: string, limit: number): Promise<number[]> {
  const { id, search, customerId } = policies;
  const ids = await findIds(db, { table: policies, id, at: id, search }, { words, where: undefined, limit });
  const rows = await db.select({ customerId }).from(policies).where(inArray(id, ids));
  return rows.map((row) => row.customerId);
}
