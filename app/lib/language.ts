import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  languageOfAccept,
  languageOfCookie,
  type Language,
} from "../../domain/platform/language.ts";
import { remember, remembered } from "./remember.ts";

/**
 * Returns the visitor's preferred language: local storage, then the cookie that mirrors it, then the browser's
 * language.
 */
export function preferredLanguage(): Language {
  const stored = remembered(LANGUAGE_KEY);
  if (isLanguage(stored)) return stored;
  return languageOfCookie(document.cookie) ?? languageOfAccept(navigator.languages.join(",")) ?? DEFAULT_LANGUAGE;
}

/** Stores the chosen language for later visits. */
export function rememberLanguage(language: Language): void {
  remember(LANGUAGE_KEY, language);
}
