import { CHANNELS } from "../../../../domain/work/channels.ts";
import { useFailureReason } from "../../../layout/message-outcome.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { ArchiveKind, StoredMessage } from "./archive-kind.ts";

type NotSentProps = {
  kind: Pick<ArchiveKind<StoredMessage>, "namespace" | "channel">;
  row: StoredMessage;
  onRetry: ((id: number) => void) | undefined;
  isRetrying: boolean;
};

/** The reason why a message was not sent or delivered, with a retry button. */
export function NotSent({ kind, row, onRetry, isRetrying }: NotSentProps) {
  const { t } = useTranslation(kind.namespace);
  const reasonOf = useFailureReason();
  const isOver = row.status === "bounced" || row.status === "cancelled";
  const isFailed = row.status === "failed" || row.status === "undelivered" || isOver;
  const isUnclear = row.status === "unclear";
  if (!isFailed && !isUnclear && row.status !== "unconfigured") return null;
  const failure =
    row.status === "cancelled"
      ? t("messages:wasCancelled")
      : row.status === "failed"
        ? t("messages:notSent")
        : t("messages:notDelivered");
  const waiting = isUnclear ? t("messages:unclear.title") : t("unconfigured");
  return (
    <Alert
      variant={isFailed ? "error" : "info"}
      role="note"
      className="mt-4"
      title={isFailed ? failure : waiting}
      action={
        onRetry &&
        !isOver && (
          <Button size="sm" variant="secondary" busy={isRetrying} onClick={() => onRetry(row.id)}>
            {t("messages:retry")}
          </Button>
        )
      }
    >
      {isFailed && reasonOf(row.error)}
      {isUnclear && <p>{t("messages:unclear.text")}</p>}
      {isUnclear && CHANNELS[kind.channel].canBeLookedUp && <p>{t("messages:unclear.asking")}</p>}
    </Alert>
  );
}
