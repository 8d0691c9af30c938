import { ArrowLeft, Printer, ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../../../domain/platform/language.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { FormSheet } from "./form-sheet.tsx";
import type { Sheet } from "./sheet.ts";

/** The page of a form: the actions, and the sheet itself. */
export function SheetView({ sheet, isBilingual = false }: { sheet: Sheet; isBilingual?: boolean }) {
  const { t } = useTranslation("forms");
  return (
    <div className="container-page grid max-w-[8.5in] grid-cols-1 gap-4 py-6 print:m-0 print:block print:w-full print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to="/agent-tools?tab=forms" className={buttonClass({ variant: "ghost" })}>
          <ArrowLeft aria-hidden="true" />
          {t("sheet.back")}
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          {isBilingual && <LanguageChoice current={sheet.language} />}
          <Button onClick={() => window.print()} className="noscript:hidden">
            <Printer aria-hidden="true" />
            {t("sheet.print")}
          </Button>
        </div>
      </div>
      <p className="flex items-start gap-2 text-sm text-ink-soft print:hidden">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sage" />
        {t("sheet.private")}
      </p>
      <FormSheet sheet={sheet} />
    </div>
  );
}

/** Switches the language of the form for the customer; typed values stay. */
function LanguageChoice({ current }: { current: Language }) {
  const { t } = useTranslation("forms");
  return (
    <nav aria-label={t("sheet.language")} className="flex overflow-hidden rounded border border-line-strong">
      {LANGUAGES.map((language) => (
        <Link
          key={language}
          to={`?language=${language}`}
          replace
          data-replaces=""
          preventScrollReset
          lang={language}
          aria-current={language === current ? "true" : undefined}
          className="inline-flex min-h-11 items-center px-4 font-semibold text-ink no-underline hover:bg-surface-2 focus-visible:-outline-offset-2 aria-[current]:bg-indigo aria-[current]:text-on-indigo aria-[current]:outline-current"
        >
          {LANGUAGE_NAMES[language]}
        </Link>
      ))}
    </nav>
  );
}
