import { createContext, use, useMemo, useState, type ReactNode } from "react";
import { useMatches } from "react-router";
import { DEFAULT_LANGUAGE, type Language } from "../../domain/platform/language.ts";
import type { GroupIn, GroupKey, Namespace, TranslateIn } from "../../domain/platform/text-keys.ts";
import { useRootData } from "./root-context.tsx";
import { createTranslate, type Texts } from "./translate.ts";
import { valueIn } from "../../domain/platform/typed-records.ts";

const TextsContext = createContext<{ language: Language; texts: Texts } | null>(null);

/** Returns the language that the page is shown in. */
export function useLanguage(): Language {
  return useRootData()?.language ?? DEFAULT_LANGUAGE;
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
  const language = useLanguage();
  return (
    <TextsProvider language={language} texts={useSentTexts()}>
      {children}
    </TextsProvider>
  );
}

/**
 * Returns the texts that the page's loaders sent, as the same object until a loader has sent others. The router's
 * matches are new at every change of the address, and new texts render every part of the page.
 */
function useSentTexts(): Texts {
  const sent = useMatches().map(({ loaderData }) => valueIn(loaderData, "texts"));
  const [kept, keep] = useState(() => ({ sent, texts: joined(sent) }));
  if (sent.length === kept.sent.length && sent.every((one, at) => one === kept.sent[at])) return kept.texts;
  const next = { sent, texts: joined(sent) };
  keep(next);
  return next.texts;
}

function joined(sent: readonly unknown[]): Texts {
  const all: Texts = {};
  for (const texts of sent) Object.assign(all, texts);
  return all;
}

type TextsProviderProps = { language: Language; texts: Texts; children?: ReactNode };

/** Provides exactly these texts to its children. */
export function TextsProvider({ language, texts, children }: TextsProviderProps) {
  const page = useMemo(() => ({ language, texts }), [language, texts]);
  return <TextsContext value={page}>{children}</TextsContext>;
}
