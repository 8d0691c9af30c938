import { ShareOpener } from "../../../layout/share/share-opener.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { useWork } from "./use-work.ts";

/** The button that begins a screen share with the customer of the open request. */
export function ShareFromRequest() {
  const { t } = useTranslation("share-desk");
  const { lead, may } = useWork();
  if (!may("answer")) return null;
  return (
    <div className="mt-3">
      <ShareOpener size="sm" about={{ reference: lead.reference, language: lead.language }}>
        {t("dialog.title")}
      </ShareOpener>
    </div>
  );
}
