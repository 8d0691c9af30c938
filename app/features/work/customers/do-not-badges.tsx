import { useTranslation } from "../../../lib/i18n.tsx";
import { Badge } from "../../../ui/badge.tsx";

/** Badges for do-not-call and do-not-text. */
export function DoNotBadges({ doNotCall, doNotText }: { doNotCall: boolean; doNotText: boolean }) {
  const { t } = useTranslation("customers");
  if (!doNotCall && !doNotText) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {doNotCall && <Badge tone="accent">{t("reach.doNotCall")}</Badge>}
      {doNotText && <Badge tone="accent">{t("reach.doNotText")}</Badge>}
    </span>
  );
}
