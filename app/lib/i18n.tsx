import { createContext, use, useMemo, type ReactNode } from "react";
import { useMatches, useRouteLoaderData } from "react-router";
import { DEFAULT_LANGUAGE, type Language } from "../../domain/platform/language.ts";
import type { RootData } from "./root-data.ts";
import type { GroupIn, GroupKey, Namespace, TranslateIn } from "../../domain/platform/text-keys.ts";
import { createTranslate, type Texts } from "./translate.ts";
import { valueIn } from "../../domain/platform/typed-records.ts";

const TextsContext = createContext<{ language: Language; texts: Texts } | null>(null);

/** Returns the language that the page is shown in. */
export function useLanguage(): Language {
  return useRouteLoaderData<RootData>("root")?.language ?? DEFAULT_LANGUAGE;
}

/** Returns the translate function of a namespace. Keys of another namespace are written as `namespace:key`. */
export function useTranslation<N extends Namespace = "common">(namespace: N = "common" as N): { t: TranslateIn<N> } {
  const page = use(TextsContext);
  if (!page) throw new Error("useTranslation needs I18nProvider around it");
  const t = useMemo(
    () => createTranslate(page.language, page.texts, namespace) as unknown as TranslateIn<N>,
    [page, namespace],
  );
  return { t };
}

/** Returns the text of a name that is known only at run time, in a group of texts; else the fallback. */
export function knownText<N extends Namespace>(
  t: TranslateIn<N>,
  group: GroupIn<N> | GroupKey,
  name: string,
  fallback = name,
): string {
  return textOf(t, `${group}.${name}`, fallback);
}

/** Returns the text of a validation error. Our own rules give a text key; the server sends a finished text. */
export function faultText<N extends Namespace>(t: TranslateIn<N>, fault: string | undefined): string | undefined {
  return fault?.startsWith("validation:") ? textOf(t, fault, fault) : fault;
}

/** Looks up a key that the compiler does not know. */
function textOf<N extends Namespace>(t: TranslateIn<N>, key: string, defaultValue: string): string {
  return (t as unknown as (key: string, values: { defaultValue: string }) => string)(key, { defaultValue });
}

/**
 * Provides the texts that the loaders of the page's routes sent, in the page's language only. Server and browser do the
 * same: a text that a page forgot is missing in both, and no language is global.
 */
export function I18nProvider({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const texts = useMemo(() => {
    const all: Texts = {};
    for (const { loaderData } of matches) Object.assign(all, valueIn(loaderData, "texts"));
    return all;
  }, [matches]);
  return (
    <TextsProvider language={useLanguage()} texts={texts}>
      {children}
    </TextsProvider>
  );
}

type TextsProviderProps = { language: Language; texts: Texts; children?: ReactNode };

/** Provides exactly these texts to its children. */
export function TextsProvider({ language, texts, children }: TextsProviderProps) {
  const page = useMemo(() => ({ language, texts }), [language, texts]);
  return <TextsContext value={page}>{children}</TextsContext>;
}
