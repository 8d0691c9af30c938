import type { Language } from "../../domain/platform/language.ts";
import { valueIn } from "../../domain/platform/typed-records.ts";

/** Interface texts by namespace, as the loaders of a page sent them. */
export type Texts = Record<string, Record<string, unknown>>;
type Values = Record<string, string | number | boolean | null | undefined> & { count?: number; defaultValue?: string };

/**
 * Creates a translate function with the part of i18next that pages use: keys with dots, `namespace:key`, `{{values}}`,
 * plurals by `count`, lists by `returnObjects`. i18next itself would be an eighth of a page's script. A key without a
 * text is shown as it is, as i18next does.
 */
export function createTranslate(language: Language, texts: Texts, ownNamespace: string) {
  return (key: string, values: Values = {}): unknown => {
    const [namespace = "", path = ""] = key.includes(":") ? key.split(":", 2) : [ownNamespace, key];
    const found = find(texts[namespace], path, pluralOf(language, values.count)) ?? values.defaultValue ?? path;
    if (typeof found === "string") return fill(found, values);
    return values.returnObjects ? fillAll(found, values) : path;
  };
}

/** Cache of plural rules, which are costly to create. */
const pluralRules = new Map<Language, Intl.PluralRules>();

function pluralOf(language: Language, count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}

function find(texts: unknown, path: string, plural: string | undefined): unknown {
  const at = (name: string) => name.split(".").reduce<unknown>(valueIn, texts);
  return (plural && at(`${path}_${plural}`)) ?? at(path);
}

/** Fills in the values. A value that ends in a period, such as 4:47 p.m., takes the period of its sentence with it. */
function fill(text: string, values: Values): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}(\.?)/g, (_mark, name: string, period: string) => {
    const value = String(values[name] ?? "");
    return value.endsWith(".") ? value : value + period;
  });
}

function fillAll(found: unknown, values: Values): unknown {
  if (typeof found === "string") return fill(found, values);
  if (Array.isArray(found)) return found.map((item) => fillAll(item, values));
  if (typeof found !== "object" || found === null) return found;
  return Object.fromEntries(Object.entries(found).map(([name, item]) => [name, fillAll(item, values)]));
}
