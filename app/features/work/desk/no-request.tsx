import { MailOpen } from "lucide-react";
import { useTranslation } from "../../../lib/i18n.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** Where a request would stand: nobody has opened one. */
export function NoRequest() {
  const { t } = useTranslation("desk");
  return <EmptyState icon={MailOpen} title={t("inbox.choose.title")} text={t("inbox.choose.text")} />;
}
