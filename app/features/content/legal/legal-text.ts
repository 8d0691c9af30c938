import type { LEGAL_PLACEHOLDERS, LegalSource } from "../../../../domain/content/page-options.ts";
import type { Agency } from "../../../../domain/operations/settings/agency.ts";
import { localeOf, type Language } from "../../../../domain/platform/language.ts";
import { NEWSLETTER_CONFIRM_DAYS } from "../../../../domain/platform/limits.ts";
import { localPhone } from "../../../../domain/platform/phone.ts";
import { splitParagraphs, type Block } from "../../../layout/article/paragraphs.ts";

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
 * Returns a legal page in one language, with the settings filled in. A section's anchor is the same in both languages,
 * as long as both have the same sections.
 */
export function legalText(page: LegalSource, language: Language, facts: LegalFacts, agency: NamedAgency) {
  const values = valuesOf(language, facts, agency);
  const english = sectionsOf(page.text.en);
  const sections = sectionsOf(page.text[language]).map(({ heading, blocks }, n) => ({
    id: anchorOf(english[n]?.heading ?? heading, n),
    heading,
    blocks: blocks.flatMap((block) => fillBlock(block, values)),
  }));
  return { title: page.title[language], intro: page.intro[language], updated: page.updated, sections };
}
export type LegalText = ReturnType<typeof legalText>;

type Section = { heading: string; blocks: Exclude<Block, { kind: "heading" }>[] };

/** Splits a text at its headings. What stands before the first heading is a section without one. */
function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  for (const block of splitParagraphs(text)) {
    if (block.kind === "heading") sections.push({ heading: block.text, blocks: [] });
    else if (sections.length === 0) sections.push({ heading: "", blocks: [block] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

const anchorOf = (heading: string, n: number) => heading.toLowerCase().replace(/[^a-z0-9]+/g, "-") || `section-${n}`;

type FilledValues = Record<string, string | null>;

function valuesOf(language: Language, facts: LegalFacts, agency: NamedAgency): FilledValues {
  const span = (count: number, unit: "hour" | "day" | "month" | "year") =>
    new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" }).format(count);
  const values: Record<(typeof LEGAL_PLACEHOLDERS)[number], string | null> = {
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
  return values;
}

/**
 * Fills the placeholders of a block. Drops a paragraph about something not configured; one with `{{!name}}` appears
 * instead.
 */
function fillBlock(block: Section["blocks"][number], values: FilledValues): Section["blocks"] {
  if (block.kind === "list") return [{ ...block, items: block.items.flatMap((item) => fillText(item, values)) }];
  return fillText(block.text, values).map((text) => ({ ...block, text }));
}

function fillText(text: string, values: FilledValues): string[] {
  const named = [...text.matchAll(/\{\{(!?)(\w+)\}\}/g)];
  if (named.some(([, not, name = ""]) => (values[name] === null) !== (not === "!"))) return [];
  return [text.replace(/\{\{(!?)(\w+)\}\}/g, (_, not, name: string) => (not ? "" : (values[name] ?? "")))];
}
