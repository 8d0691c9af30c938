import { createInstance, type i18n, type TFunction } from "i18next";
import { createContext, use, useMemo, type ReactNode } from "react";
import { useMatches, useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "../root.tsx";
import { DEFAULT_LANGUAGE, type Language } from "../../domain/language.ts";

type Texts = Record<string, Record<string, unknown>>;

const I18nContext = createContext<i18n | null>(null);

/** The language that the page is shown in. */
export function useLanguage(): Language {
  return useRouteLoaderData<typeof rootLoader>("root")?.language ?? DEFAULT_LANGUAGE;
}

/** Texts of one namespace; those of another are named as `namespace:key`. */
export function useTranslation(namespace = "common"): { t: TFunction } {
  const instance = use(I18nContext);
  if (!instance) throw new Error("useTranslation needs I18nProvider around it");
  return useMemo(() => ({ t: instance.getFixedT(null, namespace) }), [instance, namespace]);
}

/**
 * Gives the page its texts: those that the loaders of its routes sent, in its language and no other.
 * Server and browser do the same, so that a text that a page forgot is missing in both, and no language is global.
 */
export function I18nProvider({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const texts = useMemo(() => {
    const all: Texts = {};
    for (const { loaderData } of matches) Object.assign(all, (loaderData as { texts?: Texts } | undefined)?.texts);
    return all;
  }, [matches]);
  return (
    <TextsProvider language={useLanguage()} texts={texts}>
      {children}
    </TextsProvider>
  );
}

type TextsProviderProps = { language: Language; texts: Texts; children?: ReactNode };

/**
 * An instance of i18next for exactly these texts. The binding for React of i18next's makers would add 4 kB to every
 * page for switching languages inside an instance, which never happens here.
 */
export function TextsProvider({ language, texts, children }: TextsProviderProps) {
  const instance = useMemo(() => withTexts(language, texts), [language, texts]);
  return <I18nContext value={instance}>{children}</I18nContext>;
}

function withTexts(language: Language, texts: Texts): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: "common",
    resources: { [language]: texts },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
}
