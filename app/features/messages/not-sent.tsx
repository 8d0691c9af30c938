import { OPTED_OUT } from "../../../domain/sms-words.ts";
import { useFailureText } from "../../lib/failure-text.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import type { ArchiveKind, StoredMessage } from "./archive-kind.ts";

type NotSentProps = {
  namespace: ArchiveKind<StoredMessage>["namespace"];
  row: StoredMessage;
  onRetry: ((id: number) => void) | undefined;
  isRetrying: boolean;
};

/** Why a message did not go out or arrive, and another try. */
export function NotSent({ namespace, row, onRetry, isRetrying }: NotSentProps) {
  const { t } = useTranslation(namespace);
  const failureText = useFailureText();
  const isFailed = row.status === "failed" || row.status === "undelivered" || row.status === "bounced";
  if (!isFailed && row.status !== "unconfigured") return null;
  const isStopped = row.error === OPTED_OUT;
  const reason = isStopped ? t("messages:optedOut") : t("messages:reason", { reason: failureText(row.error ?? "") });
  const failure = row.status === "failed" ? t("messages:notSent") : t("messages:notDelivered");
  return (
    <Alert
      variant={isFailed ? "error" : "info"}
      role="note"
      className="mt-4"
      title={isFailed ? failure : t("unconfigured")}
      action={
        onRetry &&
        !isStopped &&
        row.status !== "bounced" && (
          <Button size="sm" variant="secondary" busy={isRetrying} onClick={() => onRetry(row.id)}>
            {t("messages:retry")}
          </Button>
        )
      }
    >
      {isFailed && reason}
    </Alert>
  );
}
