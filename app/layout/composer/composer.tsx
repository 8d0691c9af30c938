import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { Answered, AnswerOptions } from "../../../domain/api/work/answers.ts";
import type { ThreadEntry } from "../../../domain/api/work/messages.ts";
import { api, errorText, isRefusal } from "../../lib/api.ts";
import { useTranslation } from "../../lib/i18n.tsx";
import { newKey } from "../../lib/new-key.ts";
import { Button } from "../../ui/button.tsx";
import { QueryStates } from "../../ui/query-states.tsx";
import { forgetUploads } from "../files/uploads.ts";
import { AnswerForm } from "./answer-form.tsx";
import { AnswerSubjectProvider } from "./answer-subject.ts";
import { DraftState, OtherDraft, StoppedDraft } from "./draft-notice.tsx";
import { draftOf, isBegun, joinDrafts, keepDraft, type AnswerSubject, type Draft } from "./drafts.ts";
import { SentNote } from "./sent-note.tsx";
import { uploadPlace } from "./upload-place.ts";
import { newDraft } from "./use-composer.ts";
import { useDraft, useDraftOnReturn } from "./use-draft.ts";

/** A request to open the composer from elsewhere on the page: a counter, the channel, and the address if one is meant. */
export type AskedToWrite = { times: number; channel: Draft["channel"]; to?: string };

type ComposerProps = {
  about: AnswerSubject;
  /** False once a colleague has taken the request: what was begun stays, but cannot be sent. */
  mayAnswer: boolean;
  asked?: AskedToWrite;
  /** The keyboard shortcut of the button, if any. */
  hint?: { "aria-keyshortcuts": string; title: string };
  /** The conversation above, if any: it has the delivery status of a message that was just sent. */
  thread?: readonly ThreadEntry[];
  /** Further buttons of the closed composer, beside its own. */
  beside?: ReactNode;
  onSent?: () => void;
};

const NOT_ARRIVED: readonly ThreadEntry["status"][] = ["cancelled", "failed", "undelivered", "bounced"];

type SentAnswer = { answered: Answered; draft: Draft };

/**
 * The composer of messages to a customer: one line until needed, which shows the beginning of an unfinished draft. It
 * stays open with what was typed on this page.
 */
export function Composer({ about, mayAnswer, asked, hint, thread, beside, onSent }: ComposerProps) {
  const [isOpen, setOpen] = useState(() => mayAnswer && isBegun(draftOf(about)));
  const [sent, setSent] = useState<SentAnswer | null>(null);
  /** The number of messages that were taken back into this form. */
  const [backs, setBacks] = useState(0);
  const kept = useDraft(about, isOpen);
  useDraftOnReturn(isOpen, kept.refetch);
  const times = asked?.times ?? 0;
  const [seen, setSeen] = useState(0);
  if (seen !== times) {
    setSeen(times);
    setOpen(true);
    setSent(null);
    setBacks(0);
  }

  function open() {
    if (!kept.isFetching) void kept.refetch();
    setOpen(true);
  }

  function discard() {
    forgetUploads(uploadPlace(about));
    keepDraft(about, null);
    setOpen(false);
    setBacks(0);
  }

  /** Puts a recalled message back into the form: below what was begun since, or as it was. */
  function takeBack({ draft }: SentAnswer) {
    const begun = draftOf(about);
    keepDraft(about, begun && isBegun(begun) ? joinDrafts(begun, draft) : { ...draft, key: newKey() });
    setSent(null);
    setBacks(backs + 1);
    setOpen(true);
  }

  const hasFailed = thread?.some(
    ({ channel, id, status }) =>
      channel === sent?.answered.channel && id === sent.answered.id && NOT_ARRIVED.includes(status),
  );
  // Nothing is left to be written, or to be copied.
  if (!mayAnswer && !isOpen && !isBegun(kept.draft)) return beside;
  return (
    <AnswerSubjectProvider value={about}>
      <div className="composer grid grid-cols-1 gap-3">
        {sent && !hasFailed && (
          <SentNote key={sent.answered.id} about={about} {...sent} onUndone={() => takeBack(sent)} />
        )}
        {isOpen ? (
          <OpenComposer
            // A new request to open resets the composer to the requested channel; a message that is back shows itself.
            key={`${times} ${backs}`}
            about={about}
            mayAnswer={mayAnswer}
            asked={backs > 0 ? undefined : asked}
            isBack={backs > 0}
            isWaiting={kept.isFetching}
            onFold={() => setOpen(false)}
            onDiscard={discard}
            onSent={(answered, draft) => {
              setSent({ answered, draft });
              discard();
              onSent?.();
            }}
          />
        ) : (
          <div className="flex gap-2">
            <Opener draft={kept.draft} hint={hint} onOpen={open} />
            {beside}
          </div>
        )}
      </div>
    </AnswerSubjectProvider>
  );
}

type OpenerProps = { draft: Draft | undefined; hint: ComposerProps["hint"]; onOpen: () => void };

/** The closed composer: a button that looks like the field that it opens. */
function Opener({ draft, hint, onOpen }: OpenerProps) {
  const { t } = useTranslation("answers");
  const isUnfinished = isBegun(draft);
  return (
    <Button
      variant="secondary"
      {...hint}
      onClick={onOpen}
      className="composer-opener min-w-0 flex-1 justify-start! font-normal! text-ink-soft!"
    >
      <PenLine aria-hidden="true" />
      <span className="truncate">
        {isUnfinished ? t("draft.begun", { text: draft?.text.trim() ?? "" }) : t("open")}
      </span>
    </Button>
  );
}

type OpenComposerProps = {
  about: AnswerSubject;
  mayAnswer: boolean;
  asked: AskedToWrite | undefined;
  isBack: boolean;
  /** True while the draft of another device is looked for. */
  isWaiting: boolean;
  onFold: () => void;
  onDiscard: () => void;
  onSent: (answered: Answered, draft: Draft) => void;
};

function OpenComposer({ about, asked, isBack, isWaiting, onFold, ...form }: OpenComposerProps) {
  const { t } = useTranslation("answers");
  const { path, id } = about;
  const { mayAnswer, onDiscard } = form;
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLParagraphElement>(null);
  const [additions, setAdditions] = useState(0);
  // Fetched once: a later refetch must not change what somebody types.
  const options = useQuery({
    queryKey: ["answer-options", path, id],
    queryFn: () => api(`GET ${path}/:id/answer`, { params: { id } }),
    enabled: mayAnswer,
    gcTime: 0,
    staleTime: Infinity,
  });
  // The form stays when the server refuses the options later, as after a colleague has taken the request.
  const isError = options.isError && !(options.data && isRefusal(options.error));
  // Before the effect of the form, which moves the focus on.
  useLayoutEffect(() => title.current?.focus(), []);
  const isReady = useOnce(!isWaiting);
  return (
    <section ref={box} aria-labelledby={`answer-${id}`} className="scroll-clear rounded border border-line-strong p-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <p ref={title} id={`answer-${id}`} tabIndex={-1} className="font-semibold">
          {t("title")}
        </p>
        <DraftState about={about} />
        <Button variant="ghost" size="sm" onClick={onFold} className="-my-2 ms-auto">
          {t("fold")}
        </Button>
      </div>
      {isBack && (
        <p role="status" className="mb-3 text-sm">
          {t("sent.undone")}
        </p>
      )}
      <OtherDraft about={about} onAdded={() => setAdditions((count) => count + 1)} />
      {mayAnswer || options.data ? (
        <QueryStates
          query={{ ...options, isError, data: isReady ? options.data : undefined }}
          error={errorText(options.error, t("optionsFailed"))}
          lines={4}
        >
          {(loaded) => (
            <PreparedForm
              key={additions}
              about={about}
              options={loaded}
              asked={asked}
              onShown={() => enterText(box.current, title.current)}
              {...form}
            />
          )}
        </QueryStates>
      ) : (
        <StoppedDraft about={about} onDiscard={onDiscard} />
      )}
    </section>
  );
}

/** Returns false until the condition was true for the first time: a form that stands does not go away again. */
function useOnce(condition: boolean): boolean {
  const [was, setWas] = useState(condition);
  if (condition && !was) setWas(true);
  return was || condition;
}

/** Moves the focus on to the text, where somebody who opened the composer wants to type. */
function enterText(box: HTMLElement | null, title: HTMLElement | null): void {
  if (document.activeElement === title) box?.querySelector("textarea")?.focus();
}

type PreparedFormProps = Pick<OpenComposerProps, "about" | "mayAnswer" | "asked" | "onDiscard" | "onSent"> & {
  options: AnswerOptions;
  onShown: () => void;
};

/** The form, with the address that was pressed elsewhere on the page already chosen. */
function PreparedForm({ about, options, asked, onShown, ...form }: PreparedFormProps) {
  useState(() => {
    const way = options.ways.find(({ to, refusal }) => to === asked?.to && refusal === null);
    if (way) keepDraft(about, { ...(draftOf(about) ?? newDraft(options)), channel: way.channel, to: way.to });
  });
  const shown = useRef(onShown);
  useEffect(() => shown.current(), []);
  return <AnswerForm about={about} options={options} channel={asked?.channel} {...form} />;
}
