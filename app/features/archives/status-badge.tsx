import type { StoredMessage } from "./archive-kind.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

const TONES: Record<StoredMessage["status"], BadgeTone> = {
  queued: "neutral",
  sent: "success",
  delivered: "success",
  undelivered: "error",
  failed: "error",
  unconfigured: "accent",
  received: "indigo",
};

/** What became of a message. */
export function StatusBadge({ status }: { status: StoredMessage["status"] }) {
  const { t } = useTranslation("archives");
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
