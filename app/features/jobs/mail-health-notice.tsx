import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { useFailureText } from "../../lib/failure-text.ts";
import { useLanguage, useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";

/** Says that mails wait because the mail server takes none of ours; nothing as long as it does. */
export function MailHealthNotice() {
  const { t } = useTranslation("jobs");
  const language = useLanguage();
  const failureText = useFailureText();
  const { data } = useQuery({ queryKey: ["mail-health"], queryFn: () => api("GET /api/mail-health") });
  if (!data?.held) return null;
  const { count, since, reason } = data.held;
  return (
    <Alert variant="error" title={t("mailHeld.title")}>
      <p>{t("mailHeld.waiting", { count, since: formatDateTime(since, language) })}</p>
      <p>{t("mailHeld.mend", { reason: failureText(reason) })}</p>
    </Alert>
  );
}
