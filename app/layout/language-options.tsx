import { LANGUAGE_NAMES, LANGUAGES } from "../../domain/platform/language.ts";
import { useTranslation } from "../lib/i18n.tsx";

/** The options of a select for somebody else's language, named in the reader's language. */
export function LanguageOptions() {
  const { t } = useTranslation("portal");
  return LANGUAGES.map((language) => (
    <option key={language} value={language}>
      {t(`languages.${language}`)}
    </option>
  ));
}

/** The options of a select for the language that somebody reads, each named in itself. */
export function OwnLanguageOptions() {
  return LANGUAGES.map((language) => (
    <option key={language} value={language} lang={language}>
      {LANGUAGE_NAMES[language]}
    </option>
  ));
}
