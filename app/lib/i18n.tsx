import i18next, { type i18n } from "i18next";
import { useMemo, type ReactNode } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { useMatches, useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../root.tsx";
import { DEFAULT_LANGUAGE, type Language } from "../../domain/language.ts";

type Texts = Record<string, Record<string, unknown>>;

/** The language that the page is shown in. */
export function useLanguage(): Language {
  return useRouteLoaderData<typeof rootLoader>("root")?.language ?? DEFAULT_LANGUAGE;
}

/**
 * Gives the page its texts: those that the loaders of its routes sent, in its language and no other.
 * Server and browser do the same, so that a text that a page forgot is missing in both, and no language is global.
 */
export function I18nProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const matches = useMatches();
  const i18n = useMemo(() => {
    const texts: Texts = {};
    for (const { loaderData } of matches) Object.assign(texts, (loaderData as { texts?: Texts } | undefined)?.texts);
    return createInstance(language, texts);
  }, [language, matches]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

function createInstance(language: Language, texts: Texts): i18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: "common",
    resources: { [language]: texts },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: "", bindI18nStore: "" },
  });
  return instance;
}
