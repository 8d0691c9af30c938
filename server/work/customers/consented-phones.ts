import { and, eq, gte, inArray, isNull, or } from "drizzle-orm";
import { phoneKey } from "../../../domain/work/customer-keys.ts";
import type { Database } from "../../platform/db/client.ts";
import { consents, requests } from "../../platform/db/schema/index.ts";
import { agreedNumber } from "../leads/given-consent.ts";

/**
 * Lists the phone numbers of customers with written consent to be called and texted, by customer. With `since`, only
 * those of requests that are open or ended after it.
 */
export async function consentedPhones(
  tx: Database,
  customerIds: readonly number[],
  since?: Date,
): Promise<Map<number, string[]>> {
  const isCurrent = since && or(isNull(requests.endedAt), gte(requests.endedAt, since));
  const rows = await tx
    .selectDistinct({ customerId: requests.customerId, phone: consents.phone, requested: requests.phone })
    .from(requests)
    .innerJoin(consents, eq(consents.id, requests.consentId))
    .where(and(inArray(requests.customerId, [...customerIds]), isCurrent))
    .orderBy(consents.phone, requests.phone);
  const phones = new Map<number, string[]>();
  for (const { customerId, requested, ...given } of rows) {
    if (customerId === null) continue;
    const known = phones.get(customerId) ?? [];
    const phone = agreedNumber(given, { phone: requested });
    const key = phoneKey(phone) ?? phone;
    phones.set(customerId, known.includes(key) ? known : [...known, key]);
  }
  return phones;
}
