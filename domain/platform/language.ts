/** The languages of the product; English is the default and the fallback. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

/** The key of local storage and the name of the cookie that mirrors it. */
export const LANGUAGE_KEY = "lang";

/** Returns the locale for numbers and dates: ours are those of the United States. */
export function localeOf(language: Language): string {
  return `${language}-US`;
}

/** A value in every language. */
export type Localized<T = string> = Record<Language, T>;

/** A type in which every bilingual value, however deep, is replaced by its value in one language. */
export type InLanguage<T> = T extends Localized<infer U> ? U : { [K in keyof T]: InLanguage<T[K]> };

/** Replaces every bilingual value in some content, however deep, by its value in one language. */
export function inLanguage<T>(value: T, language: Language): InLanguage<T>;
export function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inLanguage<unknown>(item, language));
  if (isLocalized(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage<unknown>(part, language)]));
}

function isLocalized(value: object): value is Localized<unknown> {
  return LANGUAGES.every((language) => language in value);
}

/** The name of each language in itself, whatever language the page is in. */
export const LANGUAGE_NAMES: Localized = { en: "English", es: "Español" };

/** Returns true only for a language we speak; anything else a browser or an attacker sends is discarded. */
export function isLanguage(value: unknown): value is Language {
  return value === "en" || value === "es";
}

/** Parses the language from the mirror cookie; undefined when it names none of ours. */
export function languageOfCookie(header: string | null | undefined): Language | undefined {
  const value = header?.match(/(?:^|;\s*)lang=([^;]*)/)?.[1];
  return isLanguage(value) ? value : undefined;
}

/** Parses an Accept-Language header and returns its best language; undefined when it names none of ours. */
export function languageOfAccept(header: string | null | undefined): Language | undefined {
  let best: Language | undefined;
  let bestWeight = 0;
  for (const part of header?.split(",") ?? []) {
    const [tag = "", ...parameters] = part.trim().split(";");
    const quality = parameters.find((p) => p.trim().startsWith("q="));
    const weight = quality ? Number(quality.trim().slice(2)) : 1;
    const [language = ""] = tag.toLowerCase().split("-");
    if (isLanguage(language) && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

/** Returns the language that the server answers in: cookie, then Accept-Language, then English. */
export function languageOfRequest(cookie: string | null | undefined, accept: string | null | undefined): Language {
  return languageOfCookie(cookie) ?? languageOfAccept(accept) ?? DEFAULT_LANGUAGE;
}
