import { agency } from "../../../../agency.config.ts";
import type { LegalPage } from "../../../../content/types.ts";
import { inLanguage, localeOf, type Language } from "../../../../domain/platform/language.ts";
import { CONSENT_YEARS, NEWSLETTER_CONFIRM_DAYS } from "../../../../domain/platform/limits.ts";
import { localPhone } from "../../../../domain/platform/phone.ts";

/** What the texts say of the program as it is set up; null is not set up. */
export type LegalFacts = {
  retentionMonths: number;
  sessionHours: number;
  backupDays: number | null;
  formService: string | null;
  mailService: string | null;
  smsService: string | null;
};

/** A page of running text in one language; a section's anchor is the same in both. */
export function legalText(page: LegalPage, language: Language, facts: LegalFacts) {
  const values = valuesOf(language, facts);
  return {
    ...inLanguage(page, language),
    // Noon, so that it is the same day by the office's clock.
    updated: `${page.updated}T12:00:00Z`,
    sections: page.sections.map((section) => ({
      id: section.heading.en.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
      heading: section.heading[language],
      paragraphs: section.paragraphs[language].flatMap((paragraph) => filledIn(paragraph, values)),
    })),
  };
}
export type LegalText = ReturnType<typeof legalText>;

function valuesOf(language: Language, facts: LegalFacts): Record<string, string | null> {
  const span = (count: number, unit: "hour" | "day" | "month" | "year") =>
    new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" }).format(count);
  return {
    agency: agency.name,
    phone: localPhone(agency.phone),
    email: agency.email,
    retention: span(facts.retentionMonths, "month"),
    session: span(facts.sessionHours, "hour"),
    confirmKept: span(NEWSLETTER_CONFIRM_DAYS, "day"),
    backupKept: facts.backupDays === null ? null : span(facts.backupDays, "day"),
    consentKept: span(CONSENT_YEARS, "year"),
    service: facts.formService,
    mailService: facts.mailService,
    smsService: facts.smsService,
  };
}

/** A paragraph about what is not set up is left out; one that begins with `{{!name}}` stands in its place. */
function filledIn(paragraph: string, values: Record<string, string | null>): string[] {
  const named = [...paragraph.matchAll(/\{\{(!?)(\w+)\}\}/g)];
  if (named.some(([, not, name = ""]) => (values[name] === null) !== (not === "!"))) return [];
  return [paragraph.replace(/\{\{(!?)(\w+)\}\}/g, (_, not, name: string) => (not ? "" : (values[name] ?? "")))];
}
