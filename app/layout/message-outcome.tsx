import type { ThreadEntry } from "../../domain/api/work/messages.ts";
import { CHANNELS } from "../../domain/work/channels.ts";
import {
  NO_MARKETING_CONSENT,
  NO_SUCH_MAILBOX,
  RECALLED,
  REQUEST_DELETED,
  SEQUENCE_OVER,
  UNREADABLE,
} from "../../domain/work/message-options.ts";
import { OPTED_OUT } from "../../domain/work/sms-words.ts";
import { useDates } from "../lib/dates.ts";
import { useFailureText } from "../lib/failure-text.ts";
import { useTranslation } from "../lib/i18n.tsx";
import { useChange } from "../lib/use-change.ts";
import { Button } from "../ui/button.tsx";

const FAILED: readonly ThreadEntry["status"][] = ["failed", "undelivered", "bounced", "cancelled"];

/** Returns a function that translates the reason why a message was not sent or delivered. */
export function useFailureReason(): (error: string | null) => string {
  const { t } = useTranslation("messages");
  const failureText = useFailureText();
  return (error) => {
    if (error === OPTED_OUT) return t("optedOut");
    if (error === NO_SUCH_MAILBOX) return t("bouncedBefore");
    if (error === UNREADABLE) return t("unreadable");
    if (error === RECALLED) return t("recalled");
    if (error === NO_MARKETING_CONSENT) return t("noMarketing");
    if (error === SEQUENCE_OVER) return t("sequenceOver");
    if (error === REQUEST_DELETED) return t("requestDeleted");
    return t("reason", { reason: failureText(error ?? "") });
  };
}

/** The details of an outbound message beyond its status: when it goes out, or why it did not. */
export function MessageOutcome({ entry, mayRecall }: { entry: ThreadEntry; mayRecall: boolean }) {
  const { t } = useTranslation("messages");
  const dates = useDates();
  const reasonOf = useFailureReason();
  const { status, error, sendAt, isRecallable, authorId } = entry;
  if (FAILED.includes(status)) return <p className="mt-1 text-sm">{reasonOf(error)}</p>;
  if (status === "unclear") return <Unclear entry={entry} maySend={mayRecall && authorId !== null} />;
  if (status === "unconfigured") return <p className="mt-1 text-sm">{t("noServer")}</p>;
  if (status !== "queued") return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-3 text-sm">
      {sendAt && <span>{t("goesOut", { time: dates.dateTime(sendAt) })}</span>}
      {mayRecall && isRecallable && authorId !== null && <Recall entry={entry} />}
    </div>
  );
}

/** The notice that a message may have been sent. Users who may write to the customer can send it again. */
function Unclear({ entry: { channel, id }, maySend }: { entry: ThreadEntry; maySend: boolean }) {
  const { t } = useTranslation("messages");
  const again = useChange({
    request: () =>
      ({
        to: `POST ${CHANNELS[channel].path}/:id/send-again`,
        params: { id },
      }) as const,
    success: t("retried"),
    failure: t("retryFailed"),
  });
  return (
    <div className="mt-1 text-sm">
      <p className="font-semibold">{t("unclear.title")}</p>
      <p>{t("unclear.text")}</p>
      {CHANNELS[channel].canBeLookedUp && <p>{t("unclear.asking")}</p>}
      {maySend && (
        <Button variant="secondary" size="sm" className="mt-2" busy={again.isPending} onClick={() => again.mutate()}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}

function Recall({ entry: { channel, id } }: { entry: ThreadEntry }) {
  const { t } = useTranslation("messages");
  const recall = useChange({
    request: () =>
      ({
        to: `POST ${CHANNELS[channel].path}/:id/recall`,
        params: { id },
      }) as const,
    success: t("recalled"),
    failure: t("recallFailed"),
  });
  return (
    <Button variant="secondary" size="sm" busy={recall.isPending} onClick={() => recall.mutate()}>
      {t("recall")}
    </Button>
  );
}
