import { printableForms } from "../../../content/forms/index.ts";
import { describeKind, KIND_NAMES, type ContentKind } from "../../../domain/content/content.ts";
import { isLanguage, type Language, type Localized } from "../../../domain/platform/language.ts";
import type { Namespace } from "../../../domain/platform/text-keys.ts";
import { SHELVES } from "../../content/shelves/shelves.ts";
import type { Database } from "../../platform/db/client.ts";
import { onboardingSteps } from "../../platform/db/schema/index.ts";
import { editableStep } from "../../people/onboarding/step-texts.ts";
import { allNamespaces, textsOf } from "../../platform/texts.ts";
import { valueIn } from "../../../domain/platform/typed-records.ts";

/**
 * A place where people read text, such as a page, a question or an article: its title, the link to where it is shown or
 * edited (null for interface texts), and all its texts. The list of facts searches them for the figures of each fact.
 */
export type TextSource = { title: Localized; to: string | null; texts: { text: string; language: Language }[] };

/**
 * Collects the texts below a value. A key that is a language code sets the language of everything below it. The
 * outermost such key counts: interface texts have keys "en" and "es" of their own, such as those of the languages'
 * names. Strings outside of any language, such as ids, are skipped.
 */
function textsIn(value: unknown, language?: Language): TextSource["texts"] {
  if (typeof value === "string") return language ? [{ text: value, language }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) =>
    textsIn(below, isLanguage(name) && !language ? name : language),
  );
}

const toPlace = (title: Localized, to: string | null, words: unknown): TextSource => ({
  title,
  to,
  texts: textsIn(words),
});

/** Returns the texts that ship with the program. */
function shippedPlaces(): TextSource[] {
  return [
    ...allNamespaces().map(interfacePlace),
    ...printableForms.map((form) => toPlace(form.title, `/agent-tools/forms/${form.slug}`, form)),
  ];
}

/** Returns the interface texts of one namespace (one file), named by the title of its page. */
function interfacePlace(namespace: Namespace): TextSource {
  const namespaceTexts = (language: Language) => textsOf(language, [namespace])[namespace];
  const titleIn = (language: Language) => {
    const texts = namespaceTexts(language);
    const named = [valueIn(valueIn(texts, "seo"), "title"), valueIn(texts, "title")];
    return named.find((text) => typeof text === "string") ?? namespace;
  };
  const title = { en: titleIn("en"), es: titleIn("es") };
  return toPlace(title, null, { en: namespaceTexts("en"), es: namespaceTexts("es") });
}

/** Returns the items of a kind that admins edit, each with the link to its editor. */
async function contentPlaces(db: Database, kind: ContentKind): Promise<TextSource[]> {
  const { title } = describeKind(kind);
  const items = await SHELVES[kind].read(db);
  return items.map(({ id, values, es }) => {
    const name = String(values[title] ?? id);
    const to = `/admin-content?kind=${kind}&item=${id}`;
    return toPlace({ en: name, es: String(es[title] || name) }, to, { en: values, es });
  });
}

/** Returns the steps of the agents' onboarding. */
async function onboardingPlaces(db: Database): Promise<TextSource[]> {
  const steps = await db.select().from(onboardingSteps);
  return steps.map(editableStep).map((step) => {
    const title = { en: step.title.en, es: step.title.es || step.title.en };
    return toPlace(title, `/agent-onboarding/steps/${step.id}`, step);
  });
}

/** The shipped texts, collected at the first call: they do not change while the program runs. */
let shipped: TextSource[] | undefined;

/** Returns everything that people read: the texts shipped with the program and those currently in the database. */
export async function listTextSources(db: Database): Promise<TextSource[]> {
  shipped ??= shippedPlaces();
  const stored: TextSource[] = [];
  for (const kind of KIND_NAMES) stored.push(...(await contentPlaces(db, kind)));
  return [...shipped, ...stored, ...(await onboardingPlaces(db))];
}
