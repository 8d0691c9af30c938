import { Check, ChevronDown, Languages } from "lucide-react";
import { useLocation } from "react-router";
import { LANGUAGE_NAMES, LANGUAGES, type Language, type Localized } from "../../domain/platform/language.ts";
import { hasTwin, pathIn } from "../../domain/platform/paths.ts";
import { useLanguage, useTranslation } from "../lib/i18n.tsx";
import { useChooseLanguage } from "../lib/use-language-choice.ts";
import { cx } from "../ui/cx.ts";
import { Menu } from "./menu.tsx";

const SHORT: Localized = { en: "ENG", es: "ESP" };

export function LanguageSwitcher() {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <Menu
      label={t("changeLanguage")}
      buttonClassName="rounded px-3 text-sm font-semibold hover:bg-indigo-soft"
      button={
        <>
          <Languages aria-hidden="true" className="size-4 max-sm:hidden" />
          {/* CSS content, not text: the accessible name of the button must not contradict its visible text. */}
          <span data-short={SHORT[current]} className="before:content-[attr(data-short)]" />
          <ChevronDown aria-hidden="true" className="size-4" />
        </>
      }
    >
      <ul>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <LanguageChoice language={language} isCurrent={language === current} />
          </li>
        ))}
      </ul>
    </Menu>
  );
}

/** A link to the page in the other language, so that it works without JavaScript too. */
function LanguageChoice({ language, isCurrent }: { language: Language; isCurrent: boolean }) {
  const { pathname, search } = useLocation();
  const choose = useChooseLanguage();
  return (
    <a
      href={(hasTwin(pathname) ? pathIn(language, pathname) : pathname) + search}
      lang={language}
      hrefLang={language}
      aria-current={isCurrent ? "true" : undefined}
      className={cx("menu-item justify-between", isCurrent && "bg-indigo-soft font-semibold text-indigo")}
      onClick={(event) => {
        event.preventDefault();
        choose(language);
      }}
    >
      {LANGUAGE_NAMES[language]}
      {isCurrent && <Check aria-hidden="true" className="size-4" />}
    </a>
  );
}
