import { createHash } from "node:crypto";
import { and, eq, min } from "drizzle-orm";
import { CONSENT_TEXTS } from "../../../domain/work/consent-history.ts";
import { CONSENT_TEXT, CONSENT_VERSION, shownConsent } from "../../../domain/work/consent.ts";
import { MARKETING_TEXT, MARKETING_VERSION } from "../../../domain/work/marketing-consent.ts";
import { PURPOSES, type Purpose } from "../../../domain/work/purposes.ts";
import { LANGUAGES, type Language, type Localized } from "../../../domain/platform/language.ts";
import type { Database } from "../../platform/db/client.ts";
import { consents, consentTexts } from "../../platform/db/schema/index.ts";

type ConsentText = Omit<typeof consentTexts.$inferInsert, "firstShownAt">;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Builds a wording as visitors of an agency of this name read it, in every language. */
function textsOf(
  wording: Localized,
  wordingVersion: string,
  agency: string,
  purpose: Purpose = "request",
): ConsentText[] {
  // The agency's name is part of the text, so a new name is a new version of it.
  const version = `${wordingVersion}-${sha256(agency).slice(0, 8)}`;
  return LANGUAGES.map((language: Language) => {
    const text = shownConsent(wording[language], agency);
    return { hash: sha256(text), purpose, version, language, text };
  });
}

/** Builds the consent texts of a purpose that an agency of this name shows, one per language. */
export function currentTexts(agency: string, purpose: Purpose = "request"): ConsentText[] {
  return purpose === "request"
    ? textsOf(CONSENT_TEXT, CONSENT_VERSION, agency)
    : textsOf(MARKETING_TEXT, MARKETING_VERSION, agency, purpose);
}

/** Stores the consent texts that an agency of this name shows from now on. Those that are stored already stay. */
export async function storeConsentTexts(tx: Database, agency: string, now: Date): Promise<void> {
  const texts = PURPOSES.flatMap((purpose) => currentTexts(agency, purpose));
  const rows = texts.map((text) => ({ ...text, firstShownAt: now }));
  await tx.insert(consentTexts).values(rows).onConflictDoNothing();
}

/**
 * Stores the texts that earlier consents refer to, of every wording with the agency's present name. Runs at the upgrade
 * that brings the table, while it is empty; consents from before kept only the hash of their text.
 */
export async function storeFormerTexts(tx: Database, agency: string): Promise<void> {
  if ((await tx.$count(consentTexts)) > 0) return;
  const used = await tx
    .select({ hash: consents.textHash, since: min(consents.createdAt) })
    .from(consents)
    .groupBy(consents.textHash);
  const since = new Map(used.map((row) => [row.hash, row.since]));
  const known = Object.entries(CONSENT_TEXTS).flatMap(([version, wording]) => textsOf(wording, version, agency));
  const rows = known.flatMap((text) => {
    const firstShownAt = since.get(text.hash);
    return firstShownAt ? { ...text, firstShownAt } : [];
  });
  if (rows.length > 0) await tx.insert(consentTexts).values(rows).onConflictDoNothing();
}

/**
 * Finds the text that a visitor was shown, as the form sent it back: the one in force, or an earlier one on a page that
 * was opened before the change. Returns undefined for anything that this site has never shown for this purpose.
 */
export async function findShownText(
  tx: Database,
  agency: string,
  shown: string,
  purpose: Purpose = "request",
): Promise<ConsentText | undefined> {
  // The text in force is known without asking the database: a lead stays one statement.
  const current = currentTexts(agency, purpose).find(({ text }) => text === shown);
  if (current) return current;
  const [earlier] = await tx
    .select()
    .from(consentTexts)
    .where(and(eq(consentTexts.hash, sha256(shown)), eq(consentTexts.purpose, purpose)));
  return earlier;
}
