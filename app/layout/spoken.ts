import type { Language } from "../../domain/platform/language.ts";
import { localeOf } from "../../domain/platform/language.ts";
import type { SpokenLanguage } from "../../domain/content/spoken-languages.ts";
import { useLanguage, useTranslation } from "../lib/i18n.tsx";

const listFormats = new Map<Language, Intl.ListFormat>();

/** Returns a function that joins the names of languages into a list, in the language of the page. */
export function useSpoken(): (languages: readonly SpokenLanguage[]) => string {
  const { t } = useTranslation("team");
  const language = useLanguage();
  const list = listFormats.get(language) ?? new Intl.ListFormat(localeOf(language));
  listFormats.set(language, list);
  return (languages) => list.format(languages.map((one) => t(`spoken.${one}`)));
}
