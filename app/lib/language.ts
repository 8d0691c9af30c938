import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_KEY,
  languageOfAccept,
  languageOfCookie,
  type Language,
} from "../../domain/language.ts";

const YEAR_SECONDS = 31_536_000;

function storedLanguage(): Language | undefined {
  try {
    const value = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(value) ? value : undefined;
  } catch {
    return undefined; // storage is switched off
  }
}

/** What the visitor wants: local storage, then the cookie that mirrors it, then the browser's language. */
export function preferredLanguage(): Language {
  return (
    storedLanguage() ??
    languageOfCookie(document.cookie) ??
    languageOfAccept(navigator.languages.join(",")) ??
    DEFAULT_LANGUAGE
  );
}

/** Keeps a choice in local storage and in the cookie that lets the server's first paint be right. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // storage is switched off: the cookie alone remembers
  }
  const secure = location.protocol === "https:" ? ";secure" : "";
  document.cookie = `${LANGUAGE_KEY}=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`;
}
