import { eq } from "drizzle-orm";
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
