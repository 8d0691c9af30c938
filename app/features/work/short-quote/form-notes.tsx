import type { InsuranceType } from "../../../../domain/work/lead-options.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { LocalLink } from "../../../lib/local-link.tsx";
import { ReportNote } from "../leads/report-note.tsx";

/** The small print below the short quote form: no obligation, privacy, and a link to the full form. */
export function FormNotes({ type }: { type: InsuranceType }) {
  const { t } = useTranslation("short-quote");
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p>
        {t("notes.free")}{" "}
        <LocalLink to="/privacy" className="link">
          {t("notes.privacy")}
        </LocalLink>
      </p>
      <p>
        {t("notes.details")}{" "}
        <LocalLink to={`/quote?type=${type}`} className="link">
          {t("notes.fullForm")}
        </LocalLink>
      </p>
      <ReportNote type={type} />
    </div>
  );
}
