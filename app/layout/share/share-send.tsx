import { Mail, MessageSquareText } from "lucide-react";
import type { ShareWay } from "../../../domain/work/share-options.ts";
import { useDates } from "../../lib/dates.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { useChange } from "../../lib/use-change.ts";
import { Button } from "../../ui/button.tsx";

const ICONS = { mail: Mail, text: MessageSquareText } as const;

/** The buttons that send the link to the customer of the request, by the ways that are open now. */
export function ShareSend({ id, ways }: { id: string; ways: readonly ShareWay[] }) {
  const { t } = useTranslation("share-desk");
  const dates = useDates();
  const send = useChange({
    request: (by: ShareWay) => ({ to: "POST /api/shares/:id/send", params: { id }, body: { by } }),
    success: (by, { sendAt }) =>
      sendAt
        ? t("link.sentLater", { time: dates.dateTime(sendAt) })
        : t(by === "mail" ? "link.sentMail" : "link.sentText"),
    failure: t("link.sendFailed"),
  });
  if (ways.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {ways.map((way) => {
        const Icon = ICONS[way];
        return (
          <Button
            key={way}
            variant="secondary"
            busy={send.isPending && send.variables === way}
            onClick={() => send.mutate(way)}
          >
            <Icon aria-hidden="true" />
            {t(`link.${way}`)}
          </Button>
        );
      })}
    </div>
  );
}
