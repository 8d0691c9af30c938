import { inArray } from "drizzle-orm";
import type { claimChecklists, claimFaq, claimSteps } from "../../../content/claims.ts";
import type { autopayBenefits, autopayNeeds, paymentFaq, waysToPay } from "../../../content/payment-options.ts";
import type { productFaq } from "../../../content/product-faq.ts";
import type { QuickLink } from "../../../content/quick-links.ts";
import type { ServiceAnswer } from "../../../content/service-answers.ts";
import type { FaqCategory, GlossaryTerm, LegalPage, Question } from "../../../content/types.ts";
import type { ContentValues } from "../../../domain/content/content.ts";
import { keysOf } from "../../../domain/platform/typed-records.ts";
import type { PageKind } from "../../../domain/content/page-kinds.ts";
import type {
  ClaimSection,
  Glossary,
  LegalPageName,
  PaymentSection,
  QuestionSection,
} from "../../../domain/content/page-options.ts";
import { legalArticle } from "../../../content/legal.ts";
import type { Localized } from "../../../domain/platform/language.ts";
import type { Database } from "../../platform/db/client.ts";
import { contentEntries, seedsApplied } from "../../platform/db/schema/index.ts";
import { splitBilingual, withValues, type SeededItem, type SeedFields } from "./seed-fields.ts";

/** The texts of pages that come with the program. */
export type EntrySource = {
  faq: FaqCategory[];
  productFaq: typeof productFaq;
  claimFaq: typeof claimFaq;
  paymentFaq: typeof paymentFaq;
  serviceAnswers: ServiceAnswer[];
  glossary: GlossaryTerm[];
  autoGlossary: GlossaryTerm[];
  waysToPay: typeof waysToPay;
  autopayBenefits: typeof autopayBenefits;
  autopayNeeds: typeof autopayNeeds;
  claimSteps: typeof claimSteps;
  claimChecklists: typeof claimChecklists;
  quickLinks: QuickLink[];
  legalPages: Record<LegalPageName, LegalPage>;
};

type EntryItem = SeededItem & { kind: PageKind };

/** Returns the seeds of the texts of pages. Their order is the order of their first rows. */
export function entryItems(source: EntrySource): EntryItem[] {
  return [
    ...source.faq.flatMap(({ id, questions }) => questionItems(`faq-${id}`, questions)),
    ...questionItems("page-auto", source.productFaq.auto),
    ...questionItems("page-life", source.productFaq.life),
    ...questionItems("page-claims", source.claimFaq),
    ...questionItems("page-payments", source.paymentFaq),
    ...source.serviceAnswers.map(serviceItem),
    ...termItems("glossary-general", source.glossary),
    ...termItems("glossary-auto", source.autoGlossary),
    ...paymentItems(source),
    ...claimItems(source),
    ...source.quickLinks.map(linkItem),
    ...keysOf(source.legalPages).map((page) => legalItem(page, source.legalPages[page])),
  ];
}

function item(kind: PageKind, key: string, texts: Record<string, Localized | null>, values: object): EntryItem {
  const stated: SeedFields = withValues(splitBilingual(texts), { ...values });
  return { key: `${kind}:${key}`, kind, known: {}, stated };
}

/** Converts the questions of a place. Their keys are their numbers: a later version adds questions at the end. */
function questionItems(section: QuestionSection, questions: readonly Question[]): EntryItem[] {
  return questions.map(({ question, answer }, n) =>
    item("questions", `${section}/${n + 1}`, { question, answer }, { section }),
  );
}

function serviceItem({ id, question, answer, action, brief, icon }: ServiceAnswer): EntryItem {
  const [label, to] = action === "call" ? [null, null] : [action.label, action.to];
  const texts = { question, answer, actionLabel: label, wish: brief?.wish ?? null, wishText: brief?.text ?? null };
  return item("service-answers", id, texts, { actionUrl: to, icon: icon ?? null });
}

function termItems(glossary: Glossary, terms: readonly GlossaryTerm[]): EntryItem[] {
  return terms.map(({ id, term, definition }) =>
    item("glossary-terms", `${glossary}/${id}`, { term, definition }, { glossary }),
  );
}

function paymentItems({ waysToPay: ways, autopayBenefits: benefits, autopayNeeds: needs }: EntrySource): EntryItem[] {
  const at = (section: PaymentSection, key: string | number, texts: Record<string, Localized>, icon?: string) =>
    item("payment-items", `${section}/${key}`, texts, { section, icon: icon ?? null });
  return [
    ...ways.map(({ id, icon, title, description }) => at("payment-ways", id, { title, description }, icon)),
    ...benefits.en.map((en, n) => at("autopay-benefits", n + 1, { title: { en, es: benefits.es[n] ?? "" } })),
    ...needs.map(({ title, description }, n) => at("autopay-needs", n + 1, { title, description })),
  ];
}

function claimItems({ claimSteps: steps, claimChecklists: lists }: EntrySource): EntryItem[] {
  const inLines = ({ en, es }: Localized<string[]>) => ({ en: en.join("\n"), es: es.join("\n") });
  const at = (section: ClaimSection, key: string | number, texts: Record<string, Localized>, icon?: string) =>
    item("claim-items", `${section}/${key}`, texts, { section, icon: icon ?? null });
  return [
    ...steps.map(({ title, description, details }, n) =>
      at("claim-steps", n + 1, { title, description, details: inLines(details) }),
    ),
    ...lists.map(({ id, icon, title, items }) => at("claim-checklists", id, { title, details: inLines(items) }, icon)),
  ];
}

function linkItem({ id, icon, url, title, text }: QuickLink): EntryItem {
  return item("quick-links", id, { title, description: text }, { website: url, icon });
}

function legalItem(page: LegalPageName, legal: LegalPage): EntryItem {
  // Noon UTC, so that it is the same day in the office's time zone.
  const updatedOn = `${legal.updated}T12:00:00.000Z`;
  const texts = { title: legal.title, intro: legal.intro, legalText: legalArticle(legal) };
  return item("legal-pages", page, texts, { page, updatedOn });
}

/** Stores the seeds that were not stored before: an entry that an admin changed or deleted stays that way. */
export async function seedEntries(tx: Database, source: EntrySource): Promise<void> {
  const items = entryItems(source);
  const keys = items.map(({ key }) => key);
  const done = await tx.select().from(seedsApplied).where(inArray(seedsApplied.key, keys));
  const applied = new Set(done.map(({ key }) => key));
  const rows = items.map(({ key, kind, stated }, order) => ({
    key,
    row: { kind, values: stated.values as ContentValues, es: stated.es as ContentValues, order },
  }));
  const missing = rows.filter(({ key }) => !applied.has(key));
  if (missing.length === 0) return;
  await tx.insert(contentEntries).values(missing.map(({ row }) => row));
  await tx.insert(seedsApplied).values(missing.map(({ key }) => ({ key })));
}
