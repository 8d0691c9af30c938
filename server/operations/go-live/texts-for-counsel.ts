import { createHash } from "node:crypto";
import { LEGAL_PAGES } from "../../../domain/content/page-options.ts";
import type { Agency } from "../../../domain/operations/settings/agency.ts";
import { LANGUAGES } from "../../../domain/platform/language.ts";
import type { Content } from "../../platform/deps/content.ts";
import { findLegalPage } from "../../content/shelves/present-entries.ts";
import { CONSENT_TEXT, shownConsent } from "../../../domain/work/consent.ts";
import { MARKETING_TEXT } from "../../../domain/work/marketing-consent.ts";
import { DECLINED_TEXTS, ELECTRONIC_TEXT, NO_FORM_TEXT, WISH_TEXT } from "../../../domain/work/offer-texts.ts";

/**
 * Returns a fingerprint of the texts that counsel reads: the legal pages, both consents with the agency's name, and what
 * customers agree to beside offers.
 */
export function textsForCounsel({ name }: Pick<Agency, "name">, content: Content): string {
  const consents = [CONSENT_TEXT, MARKETING_TEXT].flatMap((text) =>
    LANGUAGES.map((language) => shownConsent(text[language], name)),
  );
  const pages = LEGAL_PAGES.map((page) => findLegalPage(content, page)).map(({ title, intro, text }) => [
    title,
    intro,
    text,
  ]);
  const offers = [WISH_TEXT, DECLINED_TEXTS, NO_FORM_TEXT, ELECTRONIC_TEXT];
  const texts = JSON.stringify([pages, consents, offers]);
  return createHash("sha256").update(texts).digest("hex").slice(0, 16);
}
