import type { Language } from "../../domain/platform/language.ts";
import { localeOf } from "../../domain/platform/language.ts";
import type { SpokenLanguage } from "../../domain/content/spoken-languages.ts";
import { useLanguage, useTranslation } from "../lib/i18n.tsx";

const lists = new Map<Language, Intl.ListFormat>();

/** The names of languages as one reads them in a sentence, in the language of the page. */
export function useSpoken(): (languages: readonly SpokenLanguage[]) => string {
  const { t } = useTranslation("team");
  const language = useLanguage();
  const list = lists.get(language) ?? new Intl.ListFormat(localeOf(language));
  lists.set(language, list);
  return (languages) => list.format(languages.map((one) => t(`spoken.${one}`)));
}
