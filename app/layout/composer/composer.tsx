import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Answered } from "../../../domain/api/work/answers.ts";
import type { ThreadEntry } from "../../../domain/api/work/messages.ts";
import { api, errorText } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { Button } from "../../ui/button.tsx";
import { QueryStates } from "../../ui/query-states.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { newKey } from "../../lib/new-key.ts";
import { draftOf, isBegun, keepDraft, type AnswerSubject, type Draft } from "./drafts.ts";
import { SentNote } from "./sent-note.tsx";

type ComposerProps = {
  about: AnswerSubject;
  /** A request to open the composer from elsewhere on the page: a counter, and the channel. */
  asked?: { times: number; channel: Draft["channel"] };
  /** The keyboard shortcut of the button, if any. */
  hint?: { "aria-keyshortcuts": string; title: string };
  /** The conversation above, if any: it has the delivery status of a message that was just sent. */
  thread?: readonly ThreadEntry[];
};

const NOT_ARRIVED: readonly ThreadEntry["status"][] = ["cancelled", "failed", "undelivered", "bounced"];

type SentAnswer = { answered: Answered; draft: Draft };

/** The composer of messages to a customer, collapsed until needed. It reopens with an unfinished draft. */
export function Composer({ about, asked, hint, thread }: ComposerProps) {
  const { t } = useTranslation("answers");
  const [isOpen, setOpen] = useState(() => isBegun(draftOf(about)));
  const [sent, setSent] = useState<SentAnswer | null>(null);
  const [isBack, setBack] = useState(false);
  const times = asked?.times ?? 0;
  const [seen, setSeen] = useState(times);
  if (seen !== times) {
    setSeen(times);
    setOpen(true);
    setSent(null);
  }

  function close() {
    keepDraft(about, null);
    setOpen(false);
    setBack(false);
  }

  function takeBack({ draft }: SentAnswer) {
    keepDraft(about, { ...draft, key: newKey() });
    setSent(null);
    setBack(true);
    setOpen(true);
  }

  const hasFailed = thread?.some(
    ({ channel, id, status }) =>
      channel === sent?.answered.channel && id === sent.answered.id && NOT_ARRIVED.includes(status),
  );
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      {sent && !hasFailed && (
        <SentNote key={sent.answered.id} about={about} {...sent} onUndone={() => takeBack(sent)} />
      )}
      {isOpen ? (
        <OpenComposer
          // A new request to open resets the composer to the requested channel.
          key={times}
          about={about}
          channel={asked?.channel}
          isBack={isBack}
          onDiscard={close}
          onSent={(answered, draft) => {
            setSent({ answered, draft });
            close();
          }}
        />
      ) : (
        <div>
          <Button variant="secondary" {...hint} onClick={() => setOpen(true)}>
            <PenLine aria-hidden="true" />
            {t("open")}
          </Button>
        </div>
      )}
    </div>
  );
}

type OpenComposerProps = {
  about: AnswerSubject;
  channel: Draft["channel"] | undefined;
  isBack: boolean;
  onDiscard: () => void;
  onSent: (answered: Answered, draft: Draft) => void;
};

function OpenComposer({ about, isBack, ...form }: OpenComposerProps) {
  const { t } = useTranslation("answers");
  const { path, id } = about;
  const title = useRef<HTMLParagraphElement>(null);
  // Fetched once: a later refetch must not change what somebody types.
  const options = useQuery({
    queryKey: ["answer-options", path, id],
    queryFn: () => api(`GET ${path}/:id/answer`, { params: { id } }),
    gcTime: 0,
    staleTime: Infinity,
  });
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby={`answer-${id}`} className="scroll-clear rounded border border-line-strong p-4">
      <p ref={title} id={`answer-${id}`} tabIndex={-1} className="mb-3 font-semibold">
        {t("title")}
      </p>
      {isBack && (
        <p role="status" className="mb-3 text-sm">
          {t("sent.undone")}
        </p>
      )}
      <QueryStates query={options} error={errorText(options.error, t("optionsFailed"))} lines={4}>
        {(loaded) => <AnswerForm about={about} options={loaded} {...form} />}
      </QueryStates>
    </section>
  );
}
