import type { Language } from "../domain/platform/language.ts";
import { terms } from "./terms.ts";

const rules = terms.flatMap((term) =>
  (["en", "es"] as const).flatMap((language) =>
    (term.avoid[language] ?? []).map((name) => ({
      language,
      pattern: wholeWords(name),
      use: term[language],
      isAllowedIn: (file: string) => term.except?.some((place) => file.startsWith(place.file)) ?? false,
    })),
  ),
);

/**
 * Builds the pattern of a name as whole words: a letter at its edge must not be followed or preceded by another. `\b`
 * does not know accents.
 */
function wholeWords(name: string): RegExp {
  const before = /^[\p{L}(]/u.test(name) ? "(?<!\\p{L})" : "";
  const after = /[\p{L})?]$/u.test(name) ? "(?!\\p{L})" : "";
  return new RegExp(`${before}(?:${name})${after}`, "iu");
}

/** Finds the names in a text that the term base avoids, each with the name to use instead. */
export function unwantedNames(text: string, language: Language, file: string): { found: string; use: string }[] {
  // A placeholder and a URL are not words.
  const words = text.replace(/\{\{\w+\}\}/g, "{{}}").replace(/href="[^"]*"/g, 'href=""');
  return rules.flatMap(({ pattern, use, isAllowedIn, ...rule }) => {
    const found = rule.language === language && !isAllowedIn(file) ? pattern.exec(words)?.[0] : undefined;
    return found === undefined ? [] : [{ found, use }];
  });
}
