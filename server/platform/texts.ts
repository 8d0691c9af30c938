import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import i18next from "i18next";
import { withFigures } from "../../content/facts/fill.ts";
import type { Language } from "../../domain/platform/language.ts";
import type { FaultKey, GroupKey, Namespace, Translate } from "../../domain/platform/text-keys.ts";
import { inRoot } from "./root.ts";
import { valueIn } from "../../domain/platform/typed-records.ts";

/** Interface texts by namespace: one JSON file of `locales/` each, named after it, in the folder of its wing. */
export type Texts = Record<string, Record<string, unknown>>;

const folder = inRoot("locales");

/** Reads all texts at once, so that they are those of one release; parses each file when it is first asked for. */
function read(language: Language): Texts {
  const texts: Texts = {};
  for (const file of readdirSync(join(folder, language), { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".json")) continue;
    const json = readFileSync(join(folder, language, file), "utf8");
    let parsed: Texts[string] | undefined;
    const get = () => (parsed ??= JSON.parse(withFigures(json, language)) as Texts[string]);
    Object.defineProperty(texts, basename(file, ".json"), { enumerable: true, get });
  }
  return texts;
}

/** Each language's texts, read when they are first asked for: a command needs one language, or none. */
const all = lazyByLanguage(read);

function lazyByLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made = new Map<Language, Made>();
  return (language) => {
    const found = made.get(language) ?? make(language);
    made.set(language, found);
    return found;
  };
}

/** Returns the names of all namespaces. */
export const allNamespaces = () => Object.keys(all("en")) as Namespace[];

/** Returns the texts of some namespaces in one language, as a page sends them to the browser. */
export function textsOf(language: Language, namespaces: readonly Namespace[]): Texts {
  return Object.fromEntries(
    namespaces.map((namespace) => {
      const texts = all(language)[namespace];
      if (!texts) throw new Error(`no texts named ${namespace}`);
      return [namespace, texts];
    }),
  );
}

/** One instance per language, never switched: two concurrent requests must not mix. */
const instanceOf = lazyByLanguage((language) => {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(all(language)),
    resources: { [language]: all(language) },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
});

/**
 * Returns the translate function of a language, for texts that the server itself writes: errors, e-mails, SMS. A key is
 * such as `validation:phone`.
 */
export function translator(language: Language): Translate {
  return (key, values = {}) => withOnePeriod(instanceOf(language).t(key, values));
}

/** Removes the period of a sentence after a time such as 4:47 p.m., which ends in one itself. */
function withOnePeriod<Text>(text: Text): Text | string {
  return typeof text === "string" ? text.replace(/([ap]\.\s?m\.)\./gi, "$1") : text;
}

/** Returns the text of a name that is only known at run time, from a group of texts; undefined when there is none. */
export function knownText(language: Language, group: GroupKey, ...names: string[]): string | undefined {
  const [namespace = "", path = ""] = group.split(":");
  const found = [namespace, ...path.split("."), ...names].reduce<unknown>(
    (at, name) => (typeof at === "object" && at !== null && Object.hasOwn(at, name) ? valueIn(at, name) : undefined),
    all(language),
  );
  return typeof found === "string" ? found : undefined;
}

/** Returns the message of a validation rule as the text key that it is; undefined for a library's own message. */
export function faultKeyOf(message: string): FaultKey | undefined {
  return message.startsWith("validation:") && instanceOf("en").exists(message) ? (message as FaultKey) : undefined;
}
