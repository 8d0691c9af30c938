import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { emailKey, familyNameOf, isStandIn, phoneKey } from "../../../domain/work/customer-keys.ts";
import { formatPhone } from "../../../domain/platform/phone.ts";
import type { Database } from "../../platform/db/client.ts";
import { customerKeys, customers, requests } from "../../platform/db/schema/index.ts";
import type { Person, UnmatchedLead } from "../../platform/deps/leads.ts";
import { keptIdOf } from "./family.ts";

/** The email address and the phone number that a customer is found by, each in one spelling. */
export type Keys = { email: string | null; phone: string | null };
type Owner = { memberId: number; name: string };

/**
 * Matches a request to a customer: one with the same e-mail address, or the same phone number and family name; else
 * creates one. A request without name, email and phone gets none until it is completed, and a suspected one never does.
 * The caller must hold the row lock.
 */
export async function matchLead(tx: Database, lead: UnmatchedLead): Promise<void> {
  const { id, isSuspect, customerId } = lead;
  if (customerId !== null || isSuspect || !namesSomebody(lead)) return;
  const keys = keysOf(lead);
  await lockKeys(tx, keys);
  const owner = (await ownerByEmail(tx, keys)) ?? (await ownerByPhone(tx, keys, lead.name));
  const memberId = owner?.memberId ?? (await createCustomer(tx, lead));
  await addKeys(tx, memberId, keys);
  const kept = await lockKept(tx, memberId);
  if (lead.name && isStandIn(kept.name)) await rename(tx, kept.id, lead.name);
  await tx.update(requests).set({ customerId: kept.id }).where(eq(requests.id, id));
}

export function namesSomebody({ name, email, phone }: Person): boolean {
  return Boolean(name || email || phone);
}

export function keysOf({ email, phone }: Pick<Person, "email" | "phone">): Keys {
  return { email: emailKey(email), phone: phoneKey(phone) };
}

/**
 * Takes advisory locks on the keys, so that two requests of one person at the same time wait for each other. Sorted, to
 * avoid a deadlock.
 */
async function lockKeys(tx: Database, { email, phone }: Keys): Promise<void> {
  const wanted = sql.param([email, phone].filter((key) => key !== null).toSorted());
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('customer ' || key, 0)) from unnest(${wanted}::text[]) key`,
  );
}

async function ownersOf(tx: Database, type: "email" | "phone", value: string): Promise<Owner[]> {
  return tx
    .select({ memberId: customers.id, name: customers.name })
    .from(customerKeys)
    .innerJoin(customers, eq(customers.id, customerKeys.customerId))
    .where(and(eq(customerKeys.value, value), eq(customerKeys.type, type)))
    .orderBy(asc(customers.id));
}

async function ownerByEmail(tx: Database, { email }: Keys): Promise<Owner | undefined> {
  return email === null ? undefined : (await ownersOf(tx, "email", email))[0];
}

/** Finds the customer by phone number and family name. The number alone is not enough: a family shares it. */
async function ownerByPhone(tx: Database, { phone }: Keys, name: string | null): Promise<Owner | undefined> {
  const family = familyNameOf(name);
  if (phone === null || family === null) return undefined;
  return (await ownersOf(tx, "phone", phone)).find((owner) => familyNameOf(owner.name) === family);
}

async function createCustomer(tx: Database, { name, email, phone, language, requestDate }: UnmatchedLead) {
  const called = name || email || formatPhone(phone ?? "");
  const [row] = await tx
    .insert(customers)
    .values({ name: called, language, createdAt: requestDate })
    .returning({ id: customers.id });
  if (!row) throw new Error("customer was not stored");
  return row.id;
}

/** Adds an email address and a phone number as keys by which the customer is found from now on. */
export async function addKeys(tx: Database, customerId: number, { email, phone }: Keys): Promise<void> {
  const rows = [
    ...(email ? [{ customerId, type: "email" as const, value: email }] : []),
    ...(phone ? [{ customerId, type: "phone" as const, value: phone }] : []),
  ];
  if (rows.length > 0) await tx.insert(customerKeys).values(rows).onConflictDoNothing();
}

/**
 * Locks the customer that this one was merged into, or itself, so that nobody merges it before the transaction ends.
 */
async function lockKept(tx: Database, memberId: number): Promise<{ id: number; name: string }> {
  for (;;) {
    const id = await keptIdOf(tx, memberId);
    if (id === undefined) throw new Error("customer is gone");
    const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for("no key update");
    // Merged while waiting for the lock: retry.
    if (row?.mergedIntoId === null) return row;
  }
}

async function rename(tx: Database, id: number, name: string): Promise<void> {
  await tx.update(customers).set({ name }).where(eq(customers.id, id));
}

/** Deletes keys of a customer, and of those merged into it, that none of its requests has any more. */
export async function dropUnusedKeys(tx: Database, keptId: number, family: number[], keys: Keys): Promise<void> {
  const used = new Set<string>();
  const { email, phone, customerId } = requests;
  const rows = await tx.select({ email, phone }).from(requests).where(eq(customerId, keptId));
  for (const row of rows) for (const key of Object.values(keysOf(row))) if (key) used.add(key);
  const gone = [keys.email, keys.phone].filter((key) => key !== null).filter((key) => !used.has(key));
  if (gone.length === 0) return;
  await tx.delete(customerKeys).where(and(inArray(customerKeys.customerId, family), inArray(customerKeys.value, gone)));
}
