/** The languages of the product; English is the default and the fallback. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = "en";

/** The key of local storage and the name of the cookie that mirrors it. */
export const LANGUAGE_KEY = "lang";

/** The tag by which numbers and dates are written: ours are those of the United States. */
export function localeOf(language: Language): string {
  return `${language}-US`;
}

/** A value in every language. */
export type Localized<T = string> = Record<Language, T>;

/** A type with every bilingual value in it, however deep, replaced by what it is in one language. */
export type InLanguage<T> = T extends Localized<infer U> ? U : { [K in keyof T]: InLanguage<T[K]> };

/** Content in one language. */
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

/** A language is named in itself, whatever language the page is in. */
export const LANGUAGE_NAMES: Localized = { en: "English", es: "Español" };

/** True only for a language we speak; anything else a browser or an attacker sends is discarded. */
export function isLanguage(value: unknown): value is Language {
  return value === "en" || value === "es";
}

/** The language named by the mirror cookie, if it names one. */
export function languageOfCookie(header: string | null | undefined): Language | undefined {
  const value = header?.match(/(?:^|;\s*)lang=([^;]*)/)?.[1];
  return isLanguage(value) ? value : undefined;
}

/** The best language of an Accept-Language header; undefined when it names none of ours. */
export function languageOfAccept(header: string | null | undefined): Language | undefined {
  let best: Language | undefined;
  let bestWeight = 0;
  for (const part of header?.split(",") ?? []) {
    const [tag = "", ...parameters] = part.trim().split(";");
    const quality = parameters.find((p) => p.trim().startsWith("q="));
    const weight = quality ? Number(quality.trim().slice(2)) : 1;
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language) && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

/** What the server answers in: cookie, then Accept-Language, then English. */
export function languageOfRequest(cookie: string | null | undefined, accept: string | null | undefined): Language {
  return languageOfCookie(cookie) ?? languageOfAccept(accept) ?? DEFAULT_LANGUAGE;
}
