import { createHash } from "node:crypto";
import { accessibility, privacy, terms } from "../../../content/legal.ts";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { LANGUAGES } from "../../../domain/platform/language.ts";
import { CONSENT_TEXT, shownConsent } from "../../../domain/work/consent.ts";

/** Returns a fingerprint of the texts that counsel reads: the legal pages, and the consent with the agency's name. */
export function textsForCounsel({ name }: Pick<Agency, "name">): string {
  const consents = LANGUAGES.map((language) => shownConsent(CONSENT_TEXT[language], name));
  const texts = JSON.stringify([privacy, terms, accessibility, consents]);
  return createHash("sha256").update(texts).digest("hex").slice(0, 16);
}
