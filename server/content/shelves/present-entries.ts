import { faq } from "../../../content/faq.ts";
import type { ServiceAnswer } from "../../../content/service-answers.ts";
import type { GlossaryTerm, Question } from "../../../content/types.ts";
import {
  CLAIM_ICONS,
  LINK_ICONS,
  linesOf,
  PAYMENT_ICONS,
  SERVICE_ICONS,
  type ClaimSection,
  type Glossary,
  type LegalPageName,
  type LegalSource,
  type PaymentSection,
  type QuestionSection,
} from "../../../domain/content/page-options.ts";
import { inLanguage, type InLanguage, type Language, type Localized } from "../../../domain/platform/language.ts";
import type { Content, ContentEntry } from "../../platform/deps/content.ts";

/** Returns a text of an entry; where the Spanish is missing, as it was first written. */
function textOf({ values, es }: ContentEntry, name: string, language: Language): string {
  return String((language === "es" && es[name]) || (values[name] ?? ""));
}

const inBoth = (entry: ContentEntry, name: string): Localized => ({
  en: textOf(entry, name, "en"),
  es: textOf(entry, name, "es"),
});

/** Returns the pictogram of an entry; null without one. */
function iconOf<Icon extends string>(icons: readonly Icon[], { values }: ContentEntry): Icon | null {
  return icons.find((icon) => icon === values["icon"]) ?? null;
}

/** Lists the questions of a place. */
export function listQuestions(content: Content, section: QuestionSection, language: Language): InLanguage<Question>[] {
  return content.entries.questions
    .filter(({ values }) => values["section"] === section)
    .map((entry) => ({ question: textOf(entry, "question", language), answer: textOf(entry, "answer", language) }));
}

/** Lists the questions of /faq by category. A category without questions is left out. */
export function listFaq(content: Content, language: Language) {
  return faq
    .map(({ id, title }) => ({
      id,
      title: inLanguage(title, language),
      questions: listQuestions(content, `faq-${id}`, language),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Lists the service answers, for people who have a policy. */
export function listServiceAnswers(content: Content, language: Language): InLanguage<ServiceAnswer>[] {
  return content.entries["service-answers"].map((entry) => ({
    id: String(entry.id),
    question: textOf(entry, "question", language),
    answer: textOf(entry, "answer", language),
    action: actionOf(entry, language),
  }));
}

/** Lists the frequent requests among the service answers, in their short form. */
export function listServiceWishes(content: Content, language: Language) {
  return content.entries["service-answers"]
    .filter(({ values }) => values["wish"])
    .map((entry) => ({
      id: entry.id,
      wish: textOf(entry, "wish", language),
      text: textOf(entry, "wishText", language),
      icon: iconOf(SERVICE_ICONS, entry),
      action: actionOf(entry, language),
    }));
}
export type ShownWish = ReturnType<typeof listServiceWishes>[number];

function actionOf(entry: ContentEntry, language: Language): InLanguage<ServiceAnswer>["action"] {
  const to = textOf(entry, "actionUrl", language);
  return to ? { label: textOf(entry, "actionLabel", language), to } : "call";
}

/** Lists the terms of a glossary. The anchor of a term is its English name, whatever the page's language. */
export function listTerms(content: Content, glossary: Glossary): GlossaryTerm[] {
  return content.entries["glossary-terms"]
    .filter(({ values }) => values["glossary"] === glossary)
    .map((entry) => {
      const term = inBoth(entry, "term");
      return { id: termAnchor(term.en), term, definition: inBoth(entry, "definition") };
    });
}

const termAnchor = (term: string) =>
  term
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** Returns the texts of /payment-options. */
export function paymentTexts(content: Content, language: Language) {
  const items = (section: PaymentSection) =>
    content.entries["payment-items"]
      .filter(({ values }) => values["section"] === section)
      .map((entry) => ({
        id: entry.id,
        icon: iconOf(PAYMENT_ICONS, entry),
        title: textOf(entry, "title", language),
        description: textOf(entry, "description", language),
      }));
  return {
    ways: items("payment-ways"),
    benefits: items("autopay-benefits").map(({ title }) => title),
    needs: items("autopay-needs").map(({ title, description }) => ({ title, description })),
  };
}
export type WayToPay = ReturnType<typeof paymentTexts>["ways"][number];

/** Lists the quick links of the portal. */
export function listQuickLinks(content: Content, language: Language) {
  return content.entries["quick-links"].map((entry) => ({
    id: entry.id,
    icon: iconOf(LINK_ICONS, entry),
    url: textOf(entry, "website", language),
    title: textOf(entry, "title", language),
    text: textOf(entry, "description", language),
  }));
}
export type ShownQuickLink = ReturnType<typeof listQuickLinks>[number];

/** Returns the texts of the claim guide: the timeline and the checklists. */
export function claimGuide(content: Content, language: Language) {
  const items = (section: ClaimSection) =>
    content.entries["claim-items"].filter(({ values }) => values["section"] === section);
  return {
    steps: items("claim-steps").map((entry) => ({
      title: textOf(entry, "title", language),
      description: textOf(entry, "description", language),
      details: linesOf(textOf(entry, "details", language)),
    })),
    checklists: items("claim-checklists").map((entry) => ({
      id: entry.id,
      icon: iconOf(CLAIM_ICONS, entry),
      title: textOf(entry, "title", language),
      items: linesOf(textOf(entry, "details", language)),
    })),
  };
}
export type ClaimStep = ReturnType<typeof claimGuide>["steps"][number];
export type ClaimChecklist = ReturnType<typeof claimGuide>["checklists"][number];

/** Finds a legal page. It was updated on the day that it states, or when its text was last changed. */
export function findLegalPage(content: Content, name: LegalPageName): LegalSource {
  const entry = content.entries["legal-pages"].find(({ values }) => values["page"] === name);
  if (!entry) throw new Error(`the page ${name} has no text`);
  const stated = new Date(String(entry.values["updatedOn"]));
  const updated = entry.modifiedAt && entry.modifiedAt > stated ? entry.modifiedAt : stated;
  return {
    title: inBoth(entry, "title"),
    intro: inBoth(entry, "intro"),
    text: inBoth(entry, "legalText"),
    updated: updated.toISOString(),
  };
}
