import type { Localized } from "../platform/language.ts";

/**
 * The options of the texts of pages that admins edit. Kept apart from their schemas, so that a page can use them without
 * loading those.
 */

/** The categories of /faq, in the order of their buttons. */
export const FAQ_CATEGORIES = ["general", "auto", "home", "business", "life"] as const;
type FaqCategoryId = (typeof FAQ_CATEGORIES)[number];

/** The places of a category on /faq and of a page with questions of its own. */
const FAQ_SECTIONS = FAQ_CATEGORIES.map((id) => `faq-${id}` as const);
const PAGE_SECTIONS = [
  "page-auto",
  "page-homeowners",
  "page-business",
  "page-life",
  "page-claims",
  "page-payments",
] as const;

/** Every place where questions stand. */
export const QUESTION_SECTIONS = [...FAQ_SECTIONS, ...PAGE_SECTIONS] as const;
export type QuestionSection = `faq-${FaqCategoryId}` | (typeof PAGE_SECTIONS)[number];

export const GLOSSARIES = ["glossary-general", "glossary-auto"] as const;
export type Glossary = (typeof GLOSSARIES)[number];

/** The parts of /payment-options: the ways to pay, and what automatic payments bring and need. */
export const PAYMENT_SECTIONS = ["payment-ways", "autopay-benefits", "autopay-needs"] as const;
export type PaymentSection = (typeof PAYMENT_SECTIONS)[number];

/** The parts of /claims-process: the timeline, and the checklists. */
export const CLAIM_SECTIONS = ["claim-steps", "claim-checklists"] as const;
export type ClaimSection = (typeof CLAIM_SECTIONS)[number];

export const LEGAL_PAGES = ["privacy", "terms", "accessibility"] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** The pictograms that an item of each kind can have. */
export const SERVICE_ICONS = ["id-card", "document", "pencil", "stop", "money", "alarm"] as const;
export const LINK_ICONS = ["badge", "building", "car", "clipboard", "calculator", "scale"] as const;
export const PAYMENT_ICONS = ["globe", "smartphone", "calendar", "telephone", "shop"] as const;
export const CLAIM_ICONS = ["car", "house", "briefcase"] as const;

/** The placeholders of legal pages; the server fills in what is configured. */
export const LEGAL_PLACEHOLDERS = [
  "agency",
  "phone",
  "email",
  "retention",
  "session",
  "confirmKept",
  "backupKept",
  "consentKept",
  "service",
  "mailService",
  "smsService",
] as const;

/** Splits a text into its lines, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A legal page in both languages. Its text has headings (`## `) and paragraphs, with a blank line between them. */
export type LegalSource = { title: Localized; intro: Localized; text: Localized; updated: string };
