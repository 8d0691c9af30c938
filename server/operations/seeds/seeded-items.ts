import type { agencyCodes, carriers } from "../../../content/carriers.ts";
import type {
  Article,
  MessageTemplateSeed,
  OnboardingStepSeed,
  ReferenceCategorySeed,
  TestimonialSeed,
  TrainingEventSeed,
} from "../../../content/types.ts";
import type { SeededKind } from "../../../domain/api/operations/corrections.ts";
import type { Localized } from "../../../domain/platform/language.ts";
import { cleanHtml } from "../../platform/html/clean-html.ts";

/** The seeds of one version. */
export type SeedSource = {
  articles: Article[];
  testimonials: TestimonialSeed[];
  carriers: typeof carriers;
  agencyCodes: typeof agencyCodes;
  referenceCategories: ReferenceCategorySeed[];
  trainingEvents: TrainingEventSeed[];
  messageTemplates: MessageTemplateSeed[];
  onboardingSteps: OnboardingStepSeed[];
};

/** What a seed states of its row, as an admin edits it. What it does not state is neither compared nor replaced. */
export type Stated = { values: Record<string, unknown>; es: Record<string, unknown> };

export type SeededItem = {
  key: string;
  kind: SeededKind;
  /** By what its row is known, should its texts have been changed: see find-rows.ts. */
  known: { id?: number; name?: string; within?: string };
  /** With the HTML of a lesson as it was written. */
  stated: Stated;
};

/** What a seed states, as it is stored. Made when needed: to clean the HTML of every lesson would lengthen each start. */
export function storedForm({ kind, stated }: SeededItem): Stated {
  if (kind !== "onboarding-steps") return stated;
  const { en, es } = stated.values["content"] as Localized;
  return plus(stated, { content: { en: cleanHtml(en), es: cleanHtml(es) } });
}

/** Every row that is seeded, by the name of its seed. */
export function seededItems(source: SeedSource): SeededItem[] {
  return [
    ...source.articles.map(articleItem),
    ...source.testimonials.map(testimonialItem),
    ...source.carriers.flatMap((carrier) => [carrierItem(carrier), partnerItem(carrier)]),
    ...source.agencyCodes.map(agencyCodeItem),
    ...source.referenceCategories.flatMap(referenceItems),
    ...source.trainingEvents.map(eventItem),
    // Older versions had none.
    ...(source.messageTemplates ?? []).map(templateItem),
    ...source.onboardingSteps.map(stepItem),
  ];
}

/** The columns of an item that are written in both languages. */
function inBoth(texts: Record<string, Localized<unknown> | null>): Stated {
  const side = (language: "en" | "es") =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text?.[language] ?? null]));
  return { values: side("en"), es: side("es") };
}

function plus(stated: Stated, values: Record<string, unknown>): Stated {
  return { values: { ...stated.values, ...values }, es: stated.es };
}

function articleItem(a: Article): SeededItem {
  const { title, excerpt, content, tags, slug, category, topic, imageUrl, featured } = a;
  const publishDate = new Date(`${a.publishDate}T15:00:00Z`).toISOString();
  const rest = { slug, category, topic, imageUrl, publishDate, isFeatured: featured };
  return {
    key: `article:${slug}`,
    kind: "posts",
    known: { id: a.id, name: slug },
    stated: plus(inBoth({ title, excerpt, content, tags }), rest),
  };
}

function testimonialItem({ id, name, location, rating, quote }: TestimonialSeed): SeededItem {
  const stated = plus(inBoth({ quote }), { name, location, rating });
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
  return { key: `carrier:${c.slug}`, kind: "carriers", known: { name: c.slug }, stated: plus(inBoth(notes), rest) };
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
    stated: inBoth({ name, description }),
  };
  const items = codes.map((c): SeededItem => ({
    key: `reference-code:${name.en}/${c.code}`,
    kind: "reference-codes",
    known: { name: c.code, within: key },
    stated: plus(inBoth({ description: c.description, additionalInfo: c.additionalInfo }), { code: c.code }),
  }));
  return [category, ...items];
}

function eventItem({ id, title, description, place, minutes }: TrainingEventSeed): SeededItem {
  const stated = plus(inBoth({ title, description, place }), { minutes });
  return { key: `training:${id}`, kind: "training-events", known: { id }, stated };
}

function templateItem({ key, channel, name, subject, body }: MessageTemplateSeed): SeededItem {
  const stated = plus(inBoth({ name, subject, body }), { channel, isActive: true });
  return { key: `template:${key}`, kind: "message-templates", known: { name: name.en }, stated };
}

/** A step is edited with both languages side by side; it names the steps before it by the keys of their seeds. */
function stepItem({ key, prerequisites, ...rest }: OnboardingStepSeed): SeededItem {
  const before = prerequisites.map(stepKey).toSorted();
  const stated = { values: { ...rest, prerequisites: before }, es: {} };
  return { key: stepKey(key), kind: "onboarding-steps", known: {}, stated };
}

export const stepKey = (key: string): string => `onboarding:${key}`;
