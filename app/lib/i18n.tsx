import { createContext, use, useMemo, type ReactNode } from "react";
import { useMatches, useRouteLoaderData } from "react-router";
import { DEFAULT_LANGUAGE, type Language } from "../../domain/platform/language.ts";
import type { RootData } from "./root-data.ts";
import type { GroupIn, GroupKey, Namespace, TranslateIn } from "../../domain/platform/text-keys.ts";
import { createTranslate, type Texts } from "./translate.ts";
import { valueIn } from "../../domain/platform/typed-records.ts";

const TextsContext = createContext<{ language: Language; texts: Texts } | null>(null);

/** The language that the page is shown in. */
export function useLanguage(): Language {
  return useRouteLoaderData<RootData>("root")?.language ?? DEFAULT_LANGUAGE;
}

/** Texts of one namespace; those of another are named as `namespace:key`. */
export function useTranslation<N extends Namespace = "common">(namespace: N = "common" as N): { t: TranslateIn<N> } {
  const page = use(TextsContext);
  if (!page) throw new Error("useTranslation needs I18nProvider around it");
  const t = useMemo(
    () => createTranslate(page.language, page.texts, namespace) as unknown as TranslateIn<N>,
    [page, namespace],
  );
  return { t };
}

/** The text of a name that only arrives at run time, in a group of texts; where it has none, the fallback. */
export function knownText<N extends Namespace>(
  t: TranslateIn<N>,
  group: GroupIn<N> | GroupKey,
  name: string,
  fallback = name,
): string {
  return textOf(t, `${group}.${name}`, fallback);
}

/** The text of a field's fault: our own rules name a key, the server has put it into words. */
export function faultText<N extends Namespace>(t: TranslateIn<N>, fault: string | undefined): string | undefined {
  return fault?.startsWith("validation:") ? textOf(t, fault, fault) : fault;
}

/** Asks for a key that the compiler does not know. */
function textOf<N extends Namespace>(t: TranslateIn<N>, key: string, defaultValue: string): string {
  return (t as unknown as (key: string, values: { defaultValue: string }) => string)(key, { defaultValue });
}

/**
 * Gives the page its texts: those that the loaders of its routes sent, in its language and no other.
 * Server and browser do the same, so that a text that a page forgot is missing in both, and no language is global.
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

/** Gives what is inside exactly these texts. */
export function TextsProvider({ language, texts, children }: TextsProviderProps) {
  const page = useMemo(() => ({ language, texts }), [language, texts]);
  return <TextsContext value={page}>{children}</TextsContext>;
}
