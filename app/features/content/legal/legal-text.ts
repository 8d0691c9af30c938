import type { LegalPage } from "../../../../content/types.ts";
import type { Agency } from "../../../../domain/operations/settings/agency.ts";
import { inLanguage, localeOf, type Language } from "../../../../domain/platform/language.ts";
import { NEWSLETTER_CONFIRM_DAYS } from "../../../../domain/platform/limits.ts";
import { localPhone } from "../../../../domain/platform/phone.ts";

/** The part of the agency that the legal texts mention. */
type NamedAgency = Pick<Agency, "name" | "phone" | "email">;

/** The settings of the installation that the legal texts mention; null means not configured. */
export type LegalFacts = {
  retentionMonths: number;
  consentYears: number;
  sessionHours: number;
  backupDays: number | null;
  formService: string | null;
  mailService: string | null;
  smsService: string | null;
};

/**
 * Returns a legal page in one language, with the settings filled in. A section's anchor is the same in both languages.
 */
export function legalText(page: LegalPage, language: Language, facts: LegalFacts, agency: NamedAgency) {
  const values = valuesOf(language, facts, agency);
  return {
    ...inLanguage(page, language),
    // Noon UTC, so that it is the same day in the office's time zone.
    updated: `${page.updated}T12:00:00Z`,
    sections: page.sections.map((section) => ({
      id: section.heading.en.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
      heading: section.heading[language],
      paragraphs: section.paragraphs[language].flatMap((paragraph) => fillParagraph(paragraph, values)),
    })),
  };
}
export type LegalText = ReturnType<typeof legalText>;

function valuesOf(language: Language, facts: LegalFacts, agency: NamedAgency): Record<string, string | null> {
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
    consentKept: span(facts.consentYears, "year"),
    service: facts.formService,
    mailService: facts.mailService,
    smsService: facts.smsService,
  };
}

/**
 * Fills the placeholders of a paragraph. Drops a paragraph about something not configured; one with `{{!name}}` appears
 * instead.
 */
function fillParagraph(paragraph: string, values: Record<string, string | null>): string[] {
  const named = [...paragraph.matchAll(/\{\{(!?)(\w+)\}\}/g)];
  if (named.some(([, not, name = ""]) => (values[name] === null) !== (not === "!"))) return [];
  return [paragraph.replace(/\{\{(!?)(\w+)\}\}/g, (_, not, name: string) => (not ? "" : (values[name] ?? "")))];
}
