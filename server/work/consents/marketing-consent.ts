import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import type { WithdrawnBy } from "../../../domain/work/purposes.ts";
import type { Database } from "../../platform/db/client.ts";
import { consents, consentWithdrawals } from "../../platform/db/schema/index.ts";

/**
 * Builds the SQL condition that a number has agreed to marketing and has not withdrawn that since. The number is a
 * column or a value with the country code; signs other than digits do not matter.
 */
export function agreedToMarketing(number: AnyPgColumn | string): SQL<boolean> {
  return sql<boolean>`exists (
    select from consents agreed left join consent_withdrawals ended on ended.consent_id = agreed.id
    where agreed.purpose = 'marketing' and ended.consent_id is null
      and agreed.phone = regexp_replace(${number}, '\\D', '', 'g'))`;
}

/** Returns the consents to marketing in force of a number with its country code, the latest first. */
export async function findMarketingConsent(tx: Database, number: string) {
  const [latest] = await tx
    .select({ id: consents.id, at: consents.createdAt, textHash: consents.textHash })
    .from(consents)
    .leftJoin(consentWithdrawals, eq(consentWithdrawals.consentId, consents.id))
    .where(and(isInForce(), eq(consents.phone, phoneDigits(number))))
    .orderBy(sql`${consents.id} desc`)
    .limit(1);
  return latest;
}

const isInForce = () => and(eq(consents.purpose, "marketing"), isNull(consentWithdrawals.consentId));

/**
 * Withdraws every consent to marketing of a number, at once: what waits to be sent is checked again when it leaves.
 * Returns true when there was one.
 */
export async function withdrawMarketing(tx: Database, number: string, by: WithdrawnBy, at: Date): Promise<boolean> {
  const open = await tx
    .select({ consentId: consents.id })
    .from(consents)
    .leftJoin(consentWithdrawals, eq(consentWithdrawals.consentId, consents.id))
    .where(and(isInForce(), eq(consents.phone, phoneDigits(number))));
  if (open.length === 0) return false;
  const rows = open.map(({ consentId }) => ({ consentId, by, at }));
  return (await tx.insert(consentWithdrawals).values(rows).onConflictDoNothing().returning()).length > 0;
}
