import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { dropOtherDraft, draftOf, joinDrafts, keepDraft, type AnswerSubject, type Draft } from "./drafts.ts";
import { useKeptDraft } from "./use-draft.ts";

/** A line that says whether the server has what was typed so far. */
export function DraftState({ about }: { about: AnswerSubject }) {
  const { t } = useTranslation("answers");
  const { state } = useKeptDraft(about);
  if (state === "none") return null;
  return (
    <p role="status" className={state === "failed" ? "text-sm text-brick" : "text-sm text-ink-soft"}>
      {t(`draft.${state}`)}
    </p>
  );
}

/**
 * The text that the same person typed on another device and that this one has replaced, with a choice: to add it below
 * what is here, or to throw it away. `onAdded` gets called once the draft has changed, so that the form shows it.
 */
export function OtherDraft({ about, onAdded }: { about: AnswerSubject; onAdded: () => void }) {
  const { t } = useTranslation("answers");
  const { other } = useKeptDraft(about);
  if (!other) return null;
  function add(from: Draft) {
    const draft = draftOf(about);
    keepDraft(about, draft ? joinDrafts(draft, from) : from);
    dropOtherDraft(about);
    onAdded();
  }
  return (
    <Alert
      variant="info"
      title={t("draft.other")}
      className="mb-3"
      action={
        <>
          <Button variant="secondary" size="sm" onClick={() => add(other)}>
            {t("draft.add")}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => dropOtherDraft(about)}>
            {t("draft.drop")}
          </Button>
        </>
      }
    >
      <p className="line-clamp-4 break-words whitespace-pre-wrap">{other.text}</p>
    </Alert>
  );
}

/** The reason why a message cannot be sent: a colleague has taken the request since it was begun. */
export function StoppedNote() {
  const { t } = useTranslation("answers");
  return <Alert title={t("stopped.title")}>{t("stopped.text")}</Alert>;
}

/** A draft that is found again after a colleague has taken the request. The form is not loaded for it any more. */
export function StoppedDraft({ about, onDiscard }: { about: AnswerSubject; onDiscard: () => void }) {
  const { t } = useTranslation("answers");
  const { draft } = useKeptDraft(about);
  return (
    <div className="grid grid-cols-1 gap-4">
      {draft?.subject && (
        <p lang={draft.language} className="font-semibold break-words">
          {draft.subject}
        </p>
      )}
      <p lang={draft?.language} className="break-words whitespace-pre-wrap">
        {draft?.text}
      </p>
      <StoppedNote />
      <Button variant="ghost" className="justify-self-start" onClick={onDiscard}>
        {t("discard")}
      </Button>
    </div>
  );
}
