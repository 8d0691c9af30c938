import type { PresentedEmail, PresentedSms } from "../../domain/api/work/messages.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { Badge, type BadgeTone } from "../ui/badge.tsx";

type Status = (PresentedEmail | PresentedSms)["status"];

const TONES: Record<Status, BadgeTone> = {
  queued: "neutral",
  sent: "success",
  delivered: "success",
  undelivered: "error",
  failed: "error",
  unconfigured: "accent",
  received: "indigo",
  bounced: "error",
  unclear: "accent",
  cancelled: "neutral",
};

/** The delivery status of a message, with the same words in every list. */
export function MessageStatus({ status }: { status: Status }) {
  const { t } = useTranslation("messages");
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
