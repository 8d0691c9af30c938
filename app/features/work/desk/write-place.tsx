import { StickyNote } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Composer } from "../../../layout/composer/composer.tsx";
import { useHasComposer } from "../../../layout/composer/use-draft.ts";
import { NoteTaskDialog } from "../../../layout/tasks/note-task.tsx";
import { useTranslation } from "../../../lib/i18n.tsx";
import { Button } from "../../../ui/button.tsx";
import { useKeyHint } from "./keys-dialog.tsx";
import { noteDraftOf, setNoteDraft, useNoteDraft } from "./note-drafts.ts";
import { NoteForm } from "./note-form.tsx";
import { useWork } from "./use-work.ts";

/** The place to write, fixed below the conversation: an answer to the customer, or a note for colleagues. */
export function WritePlace() {
  const { t } = useTranslation("desk");
  const { lead, path, may, asked, setDone } = useWork();
  const hint = useKeyHint();
  const { reference } = lead;
  const about = { path, id: lead.id, reference };
  const mayAnswer = may("answer");
  const hasComposer = useHasComposer(about, mayAnswer);
  const draft = useNoteDraft(reference);
  const isNoting = draft !== null;
  const [noteOfTask, setNoteOfTask] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasNoting = useRef(false);
  useEffect(() => {
    // The form has gone with the focus in it.
    if (wasNoting.current && !isNoting) opener.current?.focus();
    wasNoting.current = isNoting;
  }, [isNoting]);
  useEffect(
    () => () => {
      // On return only a form with something in it is open.
      if (!noteDraftOf(reference)?.trim()) setNoteDraft(reference, null);
    },
    [reference],
  );
  const note = may("note") && !isNoting && (
    <Button
      ref={opener}
      variant="secondary"
      {...hint("note")}
      onClick={() => setNoteDraft(reference, "")}
      className="shrink-0"
    >
      <StickyNote aria-hidden="true" />
      {t("inbox.note.label")}
    </Button>
  );
  return (
    <>
      {isNoting && <NoteForm text={draft} onTask={setNoteOfTask} />}
      {noteOfTask !== null && (
        <NoteTaskDialog note={noteOfTask} about={{ reference }} onClose={() => setNoteOfTask(null)} />
      )}
      {hasComposer ? (
        <Composer
          about={about}
          mayAnswer={mayAnswer}
          thread={lead.thread}
          hint={hint("answer")}
          beside={note}
          // Once a message is under way, the step before it is not to be taken back from under it.
          onSent={() => setDone(null)}
          {...(asked && { asked })}
        />
      ) : (
        note
      )}
    </>
  );
}
