import { eq } from "drizzle-orm";
import { phoneDigits } from "../../../domain/platform/phone.ts";
import type { Database } from "../../platform/db/client.ts";
import { consents, consentTexts } from "../../platform/db/schema/index.ts";

/** Finds a consent with the exact text that was agreed to; null where only the text's hash was kept. */
export async function findGivenConsent(tx: Database, id: number) {
  const { createdAt, textVersion, textHash, page, phone, language } = consents;
  const [row] = await tx
    .select({ createdAt, textVersion, page, phone, language, text: consentTexts.text })
    .from(consents)
    .leftJoin(consentTexts, eq(consentTexts.hash, textHash))
    .where(eq(consents.id, id));
  return row ?? null;
}

/**
 * Returns the number of a consent as its request spells it. The record has digits only, and ten digits without the plus
 * of another country would be somebody else's number of this country.
 */
export function agreedNumber(given: { phone: string }, request: { phone: string | null }): string {
  return request.phone !== null && phoneDigits(request.phone) === given.phone ? request.phone : given.phone;
}
