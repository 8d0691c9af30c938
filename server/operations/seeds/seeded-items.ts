import type { agencyCodes, carriers } from "../../../content/carriers.ts";
import type {
  Article,
  MessageTemplateSeed,
  OnboardingStepSeed,
  ReferenceCategorySeed,
  TestimonialSeed,
  TrainingEventSeed,
} from "../../../content/types.ts";
import type { Localized } from "../../../domain/platform/language.ts";
import { cleanHtml } from "../../platform/html/clean-html.ts";
import { entryItems, type EntrySource } from "./entries.ts";
import { splitBilingual, withValues, type SeededItem, type SeedFields } from "./seed-fields.ts";

export type { SeededItem, SeedFields } from "./seed-fields.ts";

/** The seeds of one version of the program. */
export type SeedSource = {
  articles: Article[];
  testimonials: TestimonialSeed[];
  carriers: typeof carriers;
  agencyCodes: typeof agencyCodes;
  referenceCategories: ReferenceCategorySeed[];
  trainingEvents: TrainingEventSeed[];
  messageTemplates: MessageTemplateSeed[];
  onboardingSteps: OnboardingStepSeed[];
  /** The texts of pages; older versions did not keep them in the database. */
  entries?: EntrySource;
};

/**
 * Returns the stated fields as they are stored. Computed on demand: sanitizing the HTML of every lesson would slow each
 * start.
 */
export function storedForm({ kind, stated }: SeededItem): SeedFields {
  if (kind !== "onboarding-steps") return stated;
  const { en, es } = stated.values["content"] as Localized;
  return withValues(stated, { content: { en: cleanHtml(en), es: cleanHtml(es) } });
}

/** Returns every seeded row with the key of its seed. */
export function seededItems(source: SeedSource): SeededItem[] {
  return [
    ...source.articles.map(articleItem),
    ...source.testimonials.map(testimonialItem),
    ...source.carriers.flatMap((carrier) => [carrierItem(carrier), partnerItem(carrier)]),
    ...source.agencyCodes.map(agencyCodeItem),
    ...source.referenceCategories.flatMap(referenceItems),
    ...source.trainingEvents.map(eventItem),
    // Older versions had no message templates.
    ...(source.messageTemplates ?? []).map(templateItem),
    ...source.onboardingSteps.map(stepItem),
    ...(source.entries ? entryItems(source.entries) : []),
  ];
}

function articleItem(a: Article): SeededItem {
  const { title, excerpt, content, tags, slug, category, topic, imageUrl, featured } = a;
  const publishDate = new Date(`${a.publishDate}T15:00:00Z`).toISOString();
  const rest = { slug, category, topic, imageUrl, publishDate, isFeatured: featured };
  return {
    key: articleKey(a),
    kind: "posts",
    known: { id: a.id, name: slug },
    stated: withValues(splitBilingual({ title, excerpt, content, tags }), rest),
  };
}

function testimonialItem({ id, name, location, rating, quote }: TestimonialSeed): SeededItem {
  const stated = withValues(splitBilingual({ quote }), { name, location, rating });
  return { key: `testimonial:${id}`, kind: "testimonials", known: { id }, stated };
}

type Carrier = SeedSource["carriers"][number];

function carrierItem(c: Carrier): SeededItem {
  const has = c.mobileApp !== null;
  const methods = { hasPaymentMethods: has, online: has, phone: has, mobileApp: c.mobileApp === true, automatic: has };
  const portal = (line: string) => c.portals.find((p) => p.line === line) ?? null;
  const lines = ["auto", "home", "business"];
  const urls = Object.fromEntries(lines.map((line) => [`${line}Url`, portal(line)?.url ?? null]));
  const notes = Object.fromEntries(lines.map((line) => [`${line}Description`, portal(line)?.description ?? null]));
  const rest = { name: c.name, website: c.website, logoUrl: null, paymentUrl: c.paymentUrl, ...methods, ...urls };
  return {
    key: `carrier:${c.slug}`,
    kind: "carriers",
    known: { name: c.slug },
    stated: withValues(splitBilingual(notes), rest),
  };
}

function partnerItem(c: Carrier): SeededItem {
  const values = { name: c.name, website: c.website, logoUrl: null };
  return { key: `partner:${c.slug}`, kind: "partners", known: { name: c.name }, stated: { values, es: {} } };
}

function agencyCodeItem({ carrier, code }: SeedSource["agencyCodes"][number]): SeededItem {
  const stated = { values: { carrier, code }, es: {} };
  return { key: `agency-code:${carrier}`, kind: "agency-codes", known: { name: carrier }, stated };
}

function referenceItems({ name, description, codes }: ReferenceCategorySeed): SeededItem[] {
  const key = `reference:${name.en}`;
  const category: SeededItem = {
    key,
    kind: "reference-categories",
    known: { name: name.en },
    stated: splitBilingual({ name, description }),
  };
  const items = codes.map((c): SeededItem => ({
    key: `reference-code:${name.en}/${c.code}`,
    kind: "reference-codes",
    known: { name: c.code, within: key },
    stated: withValues(splitBilingual({ description: c.description, additionalInfo: c.additionalInfo }), {
      code: c.code,
    }),
  }));
  return [category, ...items];
}

function eventItem({ id, title, description, place, minutes }: TrainingEventSeed): SeededItem {
  const stated = withValues(splitBilingual({ title, description, place }), { minutes });
  return { key: `training:${id}`, kind: "training-events", known: { id }, stated };
}

function templateItem({ key, channel, name, subject, body }: MessageTemplateSeed): SeededItem {
  const stated = withValues(splitBilingual({ name, subject, body }), { channel, isActive: true });
  return { key: `template:${key}`, kind: "message-templates", known: { name: name.en }, stated };
}

/** Converts a step seed. Its texts hold both languages, and its prerequisites are the keys of other seeds. */
function stepItem({ key, prerequisites, ...rest }: OnboardingStepSeed): SeededItem {
  const before = prerequisites.map(stepKey).toSorted();
  const stated = { values: { ...rest, prerequisites: before }, es: {} };
  return { key: stepKey(key), kind: "onboarding-steps", known: {}, stated };
}

/** Returns the key of an article's seed. */
export const articleKey = ({ slug, seededAs }: Pick<Article, "slug" | "seededAs">): string =>
  `article:${seededAs ?? slug}`;

export const stepKey = (key: string): string => `onboarding:${key}`;
