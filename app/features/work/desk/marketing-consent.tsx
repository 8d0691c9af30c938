import { useTranslation } from "../../../lib/i18n.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { Button } from "../../../ui/button.tsx";
import { ConsentText } from "./consent-text.tsx";
import { useWork } from "./use-work.ts";

/**
 * The second consent, to messages about renewals and other lines. The customer gives it on the private page; an agent
 * can only ask for it by mail.
 */
export function MarketingConsent() {
  const { t } = useTranslation("desk");
  const { lead, path, may } = useWork();
  const ask = useChange({
    request: () => ({ to: `POST ${path}/:id/marketing-question`, params: { id: lead.id } }) as const,
    success: t("marketing.asked"),
    failure: t("marketing.failed"),
  });
  const { marketingConsent: consent } = lead;
  if (consent) return <ConsentText consent={consent} said="marketing.yes" />;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {t("marketing.no")}
      {may("answer") && lead.email && lead.phone && (
        <Button variant="secondary" size="sm" busy={ask.isPending} onClick={() => ask.mutate()}>
          {t("marketing.ask")}
        </Button>
      )}
    </span>
  );
}
