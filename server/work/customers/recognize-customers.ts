import { inArray } from "drizzle-orm";
import type { z } from "zod";
import type { RecognizedCustomer } from "../../../domain/api/work/customers.ts";
import { emailKey, phoneKey } from "../../../domain/work/customer-keys.ts";
import type { reachTyped } from "../../../domain/work/customers.ts";
import type { Database } from "../../platform/db/client.ts";
import { customerKeys } from "../../platform/db/schema/index.ts";
import { consentedPhones } from "./consented-phones.ts";
import { keptIdsOf } from "./family.ts";
import { presentCustomers } from "./present-customers.ts";

/** Maximum customers offered: a family that shares a number, but not everybody at a company's switchboard. */
const MAX_RECOGNIZED = 3;
const MAX_KEYS = 20;

/**
 * Finds the customers with this phone number or e-mail address, however it is written. Those who have both come first,
 * then the newest.
 */
export async function recognizeCustomers(
  db: Database,
  { phone, email }: z.infer<typeof reachTyped>,
): Promise<RecognizedCustomer[]> {
  const values = [emailKey(email), phoneKey(phone)].filter((key) => key !== null);
  if (values.length === 0) return [];
  const rows = await db
    .select({ id: customerKeys.customerId })
    .from(customerKeys)
    .where(inArray(customerKeys.value, values))
    .limit(MAX_KEYS);
  const kept = await keptIdsOf(
    db,
    rows.map(({ id }) => id),
  );
  const matches = new Map<number, number>();
  for (const id of kept) matches.set(id, (matches.get(id) ?? 0) + 1);
  const ids = [...matches.keys()]
    .toSorted((a, b) => (matches.get(b) ?? 0) - (matches.get(a) ?? 0) || b - a)
    .slice(0, MAX_RECOGNIZED);
  const consented = await consentedPhones(db, ids);
  const customers = await presentCustomers(db, ids);
  return customers.map((customer) => ({ ...customer, consentedPhones: consented.get(customer.id) ?? [] }));
}
