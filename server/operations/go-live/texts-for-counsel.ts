import { createHash } from "node:crypto";
import { LEGAL_PAGES } from "../../../domain/content/page-options.ts";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { LANGUAGES } from "../../../domain/platform/language.ts";
import type { Content } from "../../platform/deps/content.ts";
import { findLegalPage } from "../../content/shelves/present-entries.ts";
import { CONSENT_TEXT, shownConsent } from "../../../domain/work/consent.ts";

/** Returns a fingerprint of the texts that counsel reads: the legal pages, and the consent with the agency's name. */
export function textsForCounsel({ name }: Pick<Agency, "name">, content: Content): string {
  const consents = LANGUAGES.map((language) => shownConsent(CONSENT_TEXT[language], name));
  const pages = LEGAL_PAGES.map((page) => findLegalPage(content, page)).map(({ title, intro, text }) => [
    title,
    intro,
    text,
  ]);
  const texts = JSON.stringify([pages, consents]);
  return createHash("sha256").update(texts).digest("hex").slice(0, 16);
}
