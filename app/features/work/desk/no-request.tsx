import { MailOpen } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** The placeholder of the request pane when no request is open. */
export function NoRequest() {
  const { t } = useTranslation("desk");
  return (
    <div className="p-4">
      <EmptyState icon={MailOpen} title={t("inbox.choose.title")} text={t("inbox.choose.text")} />
    </div>
  );
}
