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

/** What begins or ends with a letter must not go on with one; `\b` knows no accents. */
function wholeWords(name: string): RegExp {
  const before = /^[\p{L}(]/u.test(name) ? "(?<!\\p{L})" : "";
  const after = /[\p{L})?]$/u.test(name) ? "(?!\\p{L})" : "";
  return new RegExp(`${before}(?:${name})${after}`, "iu");
}

/** The names in a text of a file that the term base does not want, each with the one to write instead. */
export function unwantedNames(text: string, language: Language, file: string): { found: string; use: string }[] {
  // Neither a value that is filled in nor an address is a word.
  const words = text.replace(/\{\{\w+\}\}/g, "{{}}").replace(/href="[^"]*"/g, 'href=""');
  return rules.flatMap(({ pattern, use, isAllowedIn, ...rule }) => {
    const found = rule.language === language && !isAllowedIn(file) ? pattern.exec(words)?.[0] : undefined;
    return found === undefined ? [] : [{ found, use }];
  });
}
