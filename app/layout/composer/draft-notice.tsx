import { useTranslation } from "../../lib/i18n.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { dropOtherDraft, draftOf, keepDraft, type AnswerSubject, type Draft } from "./drafts.ts";
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
    const text = [draft?.text.trimEnd(), from.text.trim()].filter(Boolean).join("\n\n");
    keepDraft(about, { ...(draft ?? from), text, templateId: null });
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
