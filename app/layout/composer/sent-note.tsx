import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Answered } from "../../../domain/api/work/answers.ts";
import { CHANNELS } from "../../../domain/work/channels.ts";
import { RECALL_MS } from "../../../domain/platform/limits.ts";
import { api } from "../../lib/api.ts";
import { showErrorToast } from "../../lib/error-toast.ts";
import { useDates } from "../../lib/dates.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { CHANNEL_LOOKS } from "../channel-looks.ts";
import type { AnswerSubject, Draft } from "./drafts.ts";
import { renewAnswered } from "./renew-answered.ts";

/** The longest time that a timer of the browser can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1;

type SentNoteProps = { about: AnswerSubject; answered: Answered; draft: Draft; onUndone: () => void };

/** The notice, in place of the form, that a message was queued and can be recalled for a while. */
export function SentNote({ about, answered, draft, onUndone }: SentNoteProps) {
  const { t } = useTranslation("answers");
  const dates = useDates();
  const client = useQueryClient();
  const note = useRef<HTMLDivElement>(null);
  const [leavesIn] = useState(() => Date.parse(answered.sendAt) - Date.now());
  const isSoon = leavesIn < 2 * RECALL_MS;
  const [canUndo, setCanUndo] = useState(true);
  useEffect(() => {
    note.current?.focus();
    // A message that leaves much later is taken back in the conversation, or here for as long as a timer can run.
    const timer = setTimeout(() => setCanUndo(false), isSoon ? RECALL_MS : Math.min(leavesIn, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [isSoon, leavesIn]);

  const { id, channel, isOnItsWay } = answered;
  const recall = useMutation({
    mutationFn: () => api(`POST ${CHANNELS[channel].path}/:id/recall`, { params: { id } }),
    onSuccess: onUndone,
    onError: (error) => {
      setCanUndo(false);
      showErrorToast(t("sent.undoFailed"), error);
    },
    onSettled: () => renewAnswered(client, about),
  });

  const to = CHANNEL_LOOKS[channel].shown(draft.to);
  const time = dates.dateTime(answered.sendAt);
  function noticeTexts(): [title: string, text: string] {
    if (!isOnItsWay) return [t("sent.kept"), t("sent.keptText", { to })];
    // After that the conversation shows the status.
    if (!canUndo) return [t("sent.over", { to }), t("sent.overText")];
    return [t("sent.title"), isSoon ? t("sent.soon", { to }) : t("sent.at", { to, time })];
  }
  const [title, text] = noticeTexts();
  return (
    <Alert
      ref={note}
      tabIndex={-1}
      variant={isOnItsWay ? "success" : "info"}
      title={title}
      className="scroll-clear"
      action={
        canUndo && (
          <Button variant="secondary" size="sm" busy={recall.isPending} onClick={() => recall.mutate()}>
            {t("sent.undo")}
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
