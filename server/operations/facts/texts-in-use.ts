import { accessibility, privacy, terms } from "../../../content/legal.ts";
import { autoGlossary } from "../../../content/auto-glossary.ts";
import { claimChecklists, claimFaq, claimSteps } from "../../../content/claims.ts";
import { faq } from "../../../content/faq.ts";
import { printableForms } from "../../../content/forms/index.ts";
import { glossary } from "../../../content/glossary.ts";
import { paymentFaq } from "../../../content/payment-options.ts";
import { productFaq } from "../../../content/product-faq.ts";
import { serviceAnswers } from "../../../content/service-answers.ts";
import type { GlossaryTerm, LegalPage, Question } from "../../../content/types.ts";
import { describeKind, KIND_NAMES, type ContentKind } from "../../../domain/content/content.ts";
import { isLanguage, type Language, type Localized } from "../../../domain/platform/language.ts";
import type { Namespace } from "../../../domain/platform/text-keys.ts";
import { SHELVES } from "../../content/shelves/shelves.ts";
import type { Database } from "../../platform/db/client.ts";
import { onboardingSteps } from "../../platform/db/schema/index.ts";
import { editableStep } from "../../people/onboarding/step-texts.ts";
import { allNamespaces, textsOf } from "../../platform/texts.ts";

/** Something that people read: its name, where it is seen or changed, and all its words. */
export type Place = { title: Localized; to: string | null; texts: { text: string; language: Language }[] };

/** The texts below a value: those of a language are under its name, or all of them where the whole is in one. */
function textsIn(value: unknown, language?: Language): Place["texts"] {
  if (typeof value === "string") return language ? [{ text: value, language }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) =>
    textsIn(below, isLanguage(name) && !language ? name : language),
  );
}

const place = (title: Localized, to: string | null, words: unknown): Place => ({ title, to, texts: textsIn(words) });
const asked = (questions: readonly Question[], to: string) =>
  questions.map((question) => place(question.question, to, question));
const defined = (terms: readonly GlossaryTerm[], path: string) =>
  terms.map((term) => place(term.term, `${path}#${term.id}`, term));
const page = (legal: LegalPage, to: string) => place(legal.title, to, legal);

/** What comes with the program. */
function shippedPlaces(): Place[] {
  return [
    ...allNamespaces().map(interfacePlace),
    ...asked([...faq.flatMap(({ questions }) => questions), ...serviceAnswers], "/faq"),
    ...asked(productFaq.auto, "/auto"),
    ...asked(productFaq.life, "/life"),
    ...asked([...claimFaq], "/claims-process"),
    ...[...claimSteps, ...claimChecklists].map((item) => place(item.title, "/claims-process", item)),
    ...asked(paymentFaq, "/payment-options"),
    ...defined(glossary, "/insurance-glossary"),
    ...defined(autoGlossary, "/auto-insurance-glossary"),
    page(privacy, "/privacy"),
    page(terms, "/terms"),
    page(accessibility, "/accessibility"),
    ...printableForms.map((form) => place(form.title, `/agent-tools/forms/${form.slug}`, form)),
  ];
}

/** The texts of the interface, one file of them each, known by the title of its page. */
function interfacePlace(namespace: Namespace): Place {
  const textsIn = (language: Language) => textsOf(language, [namespace])[namespace];
  const titleIn = (language: Language) => {
    const texts = textsIn(language) as { seo?: { title?: string }; title?: string };
    return texts.seo?.title ?? texts.title ?? namespace;
  };
  const title = { en: titleIn("en"), es: titleIn("es") };
  return place(title, null, { en: textsIn("en"), es: textsIn("es") });
}

async function contentPlaces(db: Database, kind: ContentKind): Promise<Place[]> {
  const { title } = describeKind(kind);
  const items = await SHELVES[kind].read(db);
  return items.map(({ id, values, es }) => {
    const name = String(values[title] ?? id);
    const to = `/admin-content?kind=${kind}&item=${id}`;
    return place({ en: name, es: String(es[title] || name) }, to, { en: values, es });
  });
}

async function lessonPlaces(db: Database): Promise<Place[]> {
  const steps = await db.select().from(onboardingSteps);
  return steps.map(editableStep).map((step) => {
    const title = { en: step.title.en, es: step.title.es || step.title.en };
    return place(title, `/agent-onboarding/steps/${step.id}`, step);
  });
}

let shipped: Place[] | undefined;

/** Everything that people read: what comes with the program, and what stands in the database now. */
export async function placesOfText(db: Database): Promise<Place[]> {
  shipped ??= shippedPlaces();
  const stored: Place[] = [];
  for (const kind of KIND_NAMES) stored.push(...(await contentPlaces(db, kind)));
  return [...shipped, ...stored, ...(await lessonPlaces(db))];
}
