import { ShareOpener } from "../../../layout/share/share-opener.tsx";
import { useMayShare } from "../../../layout/share/use-may-share.ts";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";

/** The "Support Tools": screen sharing with a customer during a phone call. */
export function SupportTools() {
  const { t } = useTranslation("tools");
  if (!useMayShare()) return null;
  return (
    <Card as="section" aria-labelledby="support-tools" className="grid content-start justify-items-start gap-3">
      <CardTitle as="h2" id="support-tools">
        {t("support.title")}
      </CardTitle>
      <p className="text-sm text-ink-soft">{t("support.text")}</p>
      <ShareOpener>{t("share-desk:dialog.title")}</ShareOpener>
    </Card>
  );
}
